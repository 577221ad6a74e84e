import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";

interface Times {
  readonly startTime: string;
  readonly endTime: string;
}

/** Each minute asks about another time: a page that stays open for days would keep all the answers. */
export function useForgetting(fieldName: string, { startTime, endTime }: Times): void {
  const { cache } = useApolloClient();
  useEffect(() => {
    const args = { startTime, endTime };
    return () => void cache.evict({ id: "ROOT_QUERY", fieldName, args });
  }, [cache, fieldName, startTime, endTime]);
}

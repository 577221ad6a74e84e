import { useEffect, useState } from "react";

const pauseMs = 150;

/** Whether the password is hard to guess; false until that is known. The estimator loads with the first password. */
export function useIsHardToGuess(password: string, ownWords: readonly string[]): boolean {
  const [hardPassword, setHardPassword] = useState<string>();
  const words = ownWords.join(" ");
  useEffect(() => {
    if (password === "") return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const { isGuessable } = await import("@pharos/domain/password-strength");
      if (isCurrent) setHardPassword(isGuessable(password, [words]) ? undefined : password);
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [password, words]);
  return password !== "" && password === hardPassword;
}

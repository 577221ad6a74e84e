import { hasPermission, type Permission } from "@pharos/domain";
import { createContext, type ReactNode, useContext } from "react";
import type { ShellConfigQuery } from "../graphql/generated/graphql.ts";

export type Viewer = Omit<ShellConfigQuery["viewer"], "permissions"> & { readonly permissions: readonly Permission[] };
export type AppConfig = ShellConfigQuery["appConfig"];

interface Shown {
  readonly viewer: Viewer;
  readonly config: AppConfig;
}
const context = createContext<Shown | undefined>(undefined);

export function ViewerProvider({ value, children }: { value: Shown; children: ReactNode }) {
  return <context.Provider value={value}>{children}</context.Provider>;
}

/** The signed-in person; inside the shell only. */
export function useViewer(): Viewer {
  return useShown().viewer;
}
export function useAppConfig(): AppConfig {
  return useShown().config;
}

function useShown(): Shown {
  const shown = useContext(context);
  if (!shown) throw new Error("The viewer is known inside the shell only");
  return shown;
}

/** Whether the person holds any of the permissions; false outside the shell. */
export function useMay(needed: Permission | readonly Permission[]): boolean {
  return hasPermission(useContext(context)?.viewer.permissions, needed);
}

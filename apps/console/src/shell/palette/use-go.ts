import { useNavigate } from "@tanstack/react-router";
import { pathTarget } from "../../routing/path-target.ts";

export function useGo() {
  const navigate = useNavigate();
  return (path: string, search?: Readonly<Record<string, unknown>>) => navigate(pathTarget(path, search));
}

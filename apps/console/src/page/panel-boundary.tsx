import { EmptyState } from "@pharos/ui";
import { Component, type ReactNode } from "react";
import { isChunkFailure } from "./chunk-failure.ts";
import { ChunkFailureState } from "./chunk-failure-state.tsx";

interface State {
  readonly failure?: "chunk" | "other";
}

interface PanelBoundaryProps {
  readonly children: ReactNode;
  /** For what may be missing without a word. */
  readonly isOptional?: boolean;
}

/** Keeps a fault in one panel from taking the page with it. */
export class PanelBoundary extends Component<PanelBoundaryProps, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: isChunkFailure(error) ? "chunk" : "other" };
  }

  override componentDidCatch(error: unknown) {
    if (!isChunkFailure(error)) reportError(error);
  }

  override render() {
    if (this.state.failure === undefined) return this.props.children;
    if (this.props.isOptional) return null;
    if (this.state.failure === "chunk") return <ChunkFailureState />;
    return <EmptyState title="Something went wrong and we could not correctly display this content" />;
  }
}

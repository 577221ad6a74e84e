import { EmptyState } from "@pharos/ui";
import { Component, type ReactNode } from "react";

/** Keeps a fault in one panel from taking the page with it. */
export class PanelBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <EmptyState title="Something went wrong and we could not correctly display this content" />;
  }
}

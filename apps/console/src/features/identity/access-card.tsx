import { IconBuildingLighthouse } from "@pharos/ui/icons";
import type { ReactNode } from "react";
import classes from "./identity.module.css";

/** The frame of every page before the sign-in: the mark, one card, nothing else. */
export function AccessCard({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <main className={classes.page}>
      <div className={classes.brand}>
        <IconBuildingLighthouse size={36} stroke={1.25} aria-hidden />
        <span>Pharos</span>
      </div>
      <section className={classes.card}>
        <h1>{title}</h1>
        {lead ? <p className={classes.lead}>{lead}</p> : null}
        {children}
      </section>
    </main>
  );
}

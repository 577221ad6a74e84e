import { Button } from "@pharos/ui";
import { IconUpload } from "@pharos/ui/icons";
import { type DragEvent, useRef, useState } from "react";
import classes from "./upload.module.css";

interface FileDropProps {
  readonly onChoose: (files: readonly File[]) => void;
}

/** Accepts an archive, files or a folder. */
export function FileDrop({ onChoose }: FileDropProps) {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onChoose([...event.dataTransfer.files]);
  };
  return (
    <section
      aria-label="Files to upload"
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <IconUpload size={32} stroke={1.25} aria-hidden />
      <p className={classes.dropTitle}>Drop a .zip, or the .yml and .py files of detections</p>
      <p className={classes.dropText}>
        Rules, policies, correlation rules, queries, data models, helpers, lookup tables, packs, dashboards and Sigma
        rules. Existing items are replaced and none are deleted. If any item has a problem, nothing is stored.
      </p>
      <div className={classes.dropActions}>
        <Button variant="default" onClick={() => files.current?.click()}>
          Choose files
        </Button>
        <Button variant="default" onClick={() => folder.current?.click()}>
          Choose a folder
        </Button>
      </div>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        aria-label="Files"
        onChange={(event) => onChoose([...(event.currentTarget.files ?? [])])}
      />
      <input
        ref={folder}
        type="file"
        hidden
        aria-label="Folder"
        {...{ webkitdirectory: "" }}
        onChange={(event) => onChoose([...(event.currentTarget.files ?? [])])}
      />
    </section>
  );
}

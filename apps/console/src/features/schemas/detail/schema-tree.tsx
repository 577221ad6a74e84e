import { Tag, UnstyledButton } from "@pharos/ui";
import { IconChevronRight } from "@pharos/ui/icons";
import { useState } from "react";
import classes from "../schemas.module.css";
import { nestedCount, type SchemaField } from "./schema-tree-model.ts";

export function SchemaTree({ fields }: { fields: readonly SchemaField[] }) {
  return (
    <ul className={classes.fields}>
      {fields.map((field) => (
        <FieldNode key={field.name} field={field} />
      ))}
    </ul>
  );
}

/** A node with more fields below than this starts closed. */
const openFieldsMax = 12;

function FieldNode({ field }: { field: SchemaField }) {
  const { name, type, isRequired, indicators, description, isDiscovered, fields } = field;
  const [isOpen, setOpen] = useState(fields.length <= openFieldsMax);
  const count = nestedCount(field);
  return (
    <li>
      <div className={classes.fieldHead}>
        {fields.length > 0 ? (
          <UnstyledButton className={classes.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <IconChevronRight size={13} aria-hidden />
            <span className={classes.fieldName}>{name}</span>
          </UnstyledButton>
        ) : (
          <span className={`${classes.fieldName} ${classes.leaf}`}>{name}</span>
        )}
        {isRequired ? <span className={classes.required}>required</span> : null}
        <span className={classes.type}>{type}</span>
        {count > 0 ? <span className={classes.quiet}>{count === 1 ? "1 field" : `${count} fields`}</span> : null}
        {indicators.map((indicator) => (
          <Tag key={indicator}>{indicator}</Tag>
        ))}
        {isDiscovered ? <span className={classes.quiet}>Discovered field</span> : null}
        {description ? <span className={classes.description}>{description}</span> : null}
      </div>
      {isOpen && fields.length > 0 ? <SchemaTree fields={fields} /> : null}
    </li>
  );
}

-- What became of each result. A number at some time is the number now without the changes since.
CREATE TABLE compliance_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  policy_id text NOT NULL,
  resource_id text NOT NULL,
  at timestamptz NOT NULL,
  was text,                           -- ERROR, FAIL, PASS or SUPPRESSED; null: there was no result
  became text                         -- null: there is none any more
);
CREATE INDEX compliance_changes_policy ON compliance_changes (policy_id, at);
CREATE INDEX compliance_changes_resource ON compliance_changes (resource_id, at DESC, id DESC);
CREATE INDEX compliance_changes_at ON compliance_changes (at);

-- The history begins with the results that there are.
INSERT INTO compliance_changes (policy_id, resource_id, at, was, became)
  SELECT policy_id, resource_id, changed_at, NULL, CASE WHEN suppressed THEN 'SUPPRESSED' ELSE status END
  FROM compliance ORDER BY changed_at;

-- Results that somebody said do not count, beside the patterns of the policies.
CREATE TABLE resource_suppressions (
  policy_id text NOT NULL,
  resource_id text NOT NULL REFERENCES resources (id) ON DELETE CASCADE,
  reason text NOT NULL,
  created_at timestamptz NOT NULL,
  created_by text NOT NULL,
  PRIMARY KEY (resource_id, policy_id)
);

CREATE TABLE resource_alerts (
  resource_id text NOT NULL REFERENCES resources (id) ON DELETE CASCADE,
  alert_id text NOT NULL REFERENCES alerts (id) ON DELETE CASCADE,
  PRIMARY KEY (resource_id, alert_id)
);
CREATE INDEX resource_alerts_alert ON resource_alerts (alert_id);

-- The newest changes say whether the list of resources is out of date.
CREATE INDEX resources_changed ON resources (changed_at DESC);
CREATE INDEX resources_deleted ON resources (deleted_at DESC) WHERE deleted_at IS NOT NULL;

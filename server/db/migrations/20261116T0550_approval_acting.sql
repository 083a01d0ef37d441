-- What was decided in somebody's place, the latest first.
create index approval_task_acting_for on app.approval_task (tenant_id, acting_for, acted_by, decided_at desc)
  where acting_for is not null;

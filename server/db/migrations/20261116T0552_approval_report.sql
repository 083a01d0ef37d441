-- What people decided in a period.
create index approval_task_decided on app.approval_task (tenant_id, decided_at) where decided_at is not null and not auto;

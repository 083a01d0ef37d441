-- Whoever wrote a task sees it: found without going through all of them.
create index task_creator on app.task (tenant_id, created_by);

-- An approval another one's step has started: for which of its lines, and whether beside that one on the same document.
alter table app.approval_instance add column parent_row int;
alter table app.approval_instance add column beside boolean not null default false;
update app.approval_instance set parent_row = 0, beside = true where parent_run_id is not null;
alter table app.approval_instance add constraint approval_instance_parent check ((parent_run_id is null) = (parent_row is null));

-- A linked document has its own approval, whoever started it: two at once find this.
drop index app.approval_instance_active;
create unique index approval_instance_active on app.approval_instance (tenant_id, doc_type, doc_id)
  where status in ('running', 'returned') and not beside;
-- A job tried again starts nothing twice.
create unique index approval_instance_child on app.approval_instance (tenant_id, parent_run_id, parent_row)
  where parent_run_id is not null;

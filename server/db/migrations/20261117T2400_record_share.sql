-- One record shown to people or departments who would not see it by their scope, to read or to edit.
create table app.record_share (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  subject text not null,
  subject_id uuid not null,
  user_id uuid,
  department_id uuid,
  level text not null check (level in ('read', 'edit')),
  -- The last day it counts; without one it counts until it is taken back.
  until date,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references app."user" (tenant_id, id) on delete cascade,
  foreign key (tenant_id, department_id) references app.department (tenant_id, id) on delete cascade,
  check (num_nonnulls(user_id, department_id) > 0)
);
create unique index record_share_record on app.record_share
  (tenant_id, subject, subject_id, coalesce(user_id, department_id));
create index record_share_user on app.record_share (tenant_id, user_id, subject) include (subject_id);
create index record_share_department on app.record_share (tenant_id, department_id, subject) include (subject_id);
select app.tenant_table('app.record_share', :'app');

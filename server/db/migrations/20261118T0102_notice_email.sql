-- When a notice was handed to the mail server, and on which channels it waits to be told of in a summary.
alter table app.notice add column email_at timestamptz;
alter table app.notice add column held_channels text[] not null default '{}';
create index notice_held on app.notice (tenant_id, user_id, type) where held_channels <> '{}';

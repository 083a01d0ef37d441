-- When it was handed to Feishu: a job that is tried again sends nothing twice.
alter table app.notice add column feishu_at timestamptz;

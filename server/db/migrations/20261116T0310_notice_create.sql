create table app.notice (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  user_id uuid not null,
  type text not null check (type in ('approval', 'task', 'mention', 'due', 'system', 'announcement')),
  title text not null,
  body text not null default '',
  link text,
  subject text,
  subject_id uuid,
  read_at timestamptz,
  -- When it was handed to the SMS provider: a job that is tried again sends nothing twice.
  sms_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references app."user" (tenant_id, id)
);
create index notice_mine on app.notice (tenant_id, user_id, id);
create index notice_unread on app.notice (tenant_id, user_id, id) where read_at is null;
create index notice_texted on app.notice (tenant_id, user_id, sms_at) where sms_at is not null;
create index notice_of_subject on app.notice (tenant_id, subject, subject_id) where subject_id is not null;
select app.tenant_table('app.notice', :'app');

-- Only what somebody set; the rest is as the code says.
create table app.notice_preference (
  tenant_id uuid not null default app.tenant(),
  user_id uuid not null default app.actor(),
  type text not null check (type in ('approval', 'task', 'mention', 'due', 'system', 'announcement')),
  channel text not null check (channel in ('site', 'email', 'sms', 'feishu')),
  is_on boolean not null,
  primary key (tenant_id, user_id, type, channel),
  foreign key (tenant_id, user_id) references app."user" (tenant_id, id)
);
select app.tenant_table('app.notice_preference', :'app');

create table app.announcement (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  title text not null,
  body text not null,
  -- Both empty: for everybody.
  departments uuid[] not null default '{}',
  roles uuid[] not null default '{}',
  pinned boolean not null default false,
  must_read boolean not null default false,
  attachments uuid[] not null default '{}',
  status text not null default 'draft' check (status in ('draft', 'published', 'withdrawn')),
  published_at timestamptz,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint announcement_code_key unique (tenant_id, code),
  check (status <> 'published' or published_at is not null)
);
create index announcement_created on app.announcement (tenant_id, created_at, id);
create index announcement_updated on app.announcement (tenant_id, updated_at, id);
create index announcement_published on app.announcement (tenant_id, coalesce(published_at, '-infinity'::timestamptz), id);
create index announcement_out on app.announcement (tenant_id, pinned, published_at) where status = 'published';
create index announcement_by_title on app.announcement (tenant_id, title collate "zh-x-icu", id);
create index announcement_status on app.announcement (tenant_id, status collate "zh-x-icu", id);
create index announcement_search on app.announcement using gin (tenant_id, search_grams);
select app.tenant_table('app.announcement', :'app');

create table app.announcement_receipt (
  tenant_id uuid not null default app.tenant(),
  announcement_id uuid not null,
  user_id uuid not null default app.actor(),
  read_at timestamptz not null default now(),
  primary key (tenant_id, announcement_id, user_id),
  foreign key (tenant_id, announcement_id) references app.announcement (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references app."user" (tenant_id, id)
);
create index announcement_receipt_mine on app.announcement_receipt (tenant_id, user_id);
select app.tenant_table('app.announcement_receipt', :'app');

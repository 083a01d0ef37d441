create table app.role (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  name text not null,
  description text,
  kind text not null default 'custom' check (kind in ('builtin', 'custom')),
  scope text not null check (scope in ('all', 'below', 'department', 'self', 'custom')),
  departments uuid[] not null default '{}',
  permissions text[] not null default '{}',
  masks text[] not null default '{}',
  status text not null default 'enabled' check (status in ('enabled', 'disabled')),
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint role_code_key unique (tenant_id, code),
  constraint role_name_key unique (tenant_id, name)
);
create index role_created on app.role (tenant_id, created_at, id);
create index role_updated on app.role (tenant_id, updated_at, id);
create index role_search on app.role using gin (tenant_id, search_grams);
select app.tenant_table('app.role', :'app');
create view app.role_ref with (security_invoker = true) as
  select tenant_id, id, code, name, status from app.role;
grant select on app.role_ref to :app;

-- Codes no one person may hold together.
create table app.duty (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  line int not null,
  "left" text not null,
  "right" text not null,
  reason text not null,
  primary key (tenant_id, id)
);
select app.tenant_table('app.duty', :'app');

alter table app.department
  add column deputies uuid[] not null default '{}';

-- People become records of their own kind: a number, search keys, roles.
alter table app."user" no force row level security;
alter table app."user" rename column employee_no to code;
update app."user" set code = 'E-' || right(id::text, 12) where code is null;
alter table app."user"
  alter column code set not null,
  add constraint user_code_key unique (tenant_id, code),
  drop column avatar,
  add column avatar_id uuid,
  add column other_departments uuid[] not null default '{}',
  add column superior_id uuid,
  add column roles uuid[] not null default '{}',
  add column hire_date date,
  add column remark text,
  add column main boolean not null default false,
  add column password_hash text,
  add column must_change_password boolean not null default false,
  add column feishu_id text,
  add column signed_in_at timestamptz,
  add column search_text text not null default '',
  add column search_grams int[] not null default '{}',
  add foreign key (tenant_id, superior_id) references app."user" (tenant_id, id),
  drop constraint user_tenant_id_username_key,
  add constraint user_username_key unique (tenant_id, username);
alter table app."user" force row level security;
create index user_created on app."user" (tenant_id, created_at, id);
create index user_updated on app."user" (tenant_id, updated_at, id);
create index user_by_name on app."user" (tenant_id, display_name collate "zh-x-icu", id);
create index user_search on app."user" using gin (tenant_id, search_grams);
create index user_by_role on app."user" using gin (tenant_id, roles);
create view app.user_role with (security_invoker = true) as
  select tenant_id, id as user_id, unnest(roles) as role_id from app."user";
grant select on app.user_role to :app;

-- Which person of which company a mobile number, a main account's name or a chat account stands for.
create table platform.login (
  kind text not null check (kind in ('mobile', 'username', 'feishu')),
  value text not null,
  tenant_id uuid not null,
  user_id uuid not null,
  constraint login_pkey primary key (kind, value, tenant_id)
);
create index login_of on platform.login (tenant_id, user_id);
grant select, insert, delete on platform.login to :app;

create function app.keep_logins() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from platform.login where tenant_id = old.tenant_id and user_id = old.id;
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  if new.status = 'active' then
    insert into platform.login (kind, value, tenant_id, user_id)
      select k, v, new.tenant_id, new.id
      from (values ('mobile', new.mobile), ('username', case when new.main then lower(new.username) end),
        ('feishu', new.feishu_id)) as l (k, v)
      where v is not null;
  end if;
  return new;
end $$;
create trigger keep_logins after insert or delete or update of mobile, username, feishu_id, status, main on app."user"
  for each row execute function app.keep_logins();

-- One signed-in device. Its refresh tokens are numbered; only the newest is good.
create table app.session (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  user_id uuid not null,
  way text not null,
  device text not null,
  address text not null,
  salt text not null,
  generation int not null default 1,
  rotated_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_why text,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references app."user" (tenant_id, id) on delete cascade
);
create index session_of on app.session (tenant_id, user_id) where ended_at is null;
create index session_by_age on app.session (tenant_id, expires_at);
select app.tenant_table('app.session', :'app');

create table app.api_key (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  user_id uuid not null,
  name text not null,
  hash text not null,
  hint text not null,
  permissions text[] not null,
  expires_at timestamptz,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references app."user" (tenant_id, id) on delete cascade
);
create index api_key_of on app.api_key (tenant_id, user_id);
select app.tenant_table('app.api_key', :'app');

-- What a company changed in the menu that comes with the product, and what it added.
create table app.menu (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  own boolean not null,
  item jsonb not null,
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  primary key (tenant_id, id)
);
select app.tenant_table('app.menu', :'app');

-- Failures by account and by address, counted before anything is compared.
create table platform.login_attempt (
  key text primary key,
  failures int not null,
  last_at timestamptz not null,
  locked_until timestamptz
);
create index login_attempt_by_age on platform.login_attempt (last_at);
grant select, insert, update, delete on platform.login_attempt to :app;

-- A ticket or captcha is spent once; the rest of it is signed and kept by the browser.
create table platform.spent (
  key text primary key,
  until timestamptz not null
);
grant select, insert, delete on platform.spent to :app;

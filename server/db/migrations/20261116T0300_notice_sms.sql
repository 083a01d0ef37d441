-- Asked for before anybody knows the company, so it stands outside the tenants' wall and holds nothing of theirs.
-- The code itself is nowhere: it is made from the id and a secret of the server's, so that whoever reads this knows none.
create table platform.sms_code (
  id uuid primary key,
  mobile text not null,
  purpose text not null check (purpose in ('login', 'register', 'forget', 'changeMobile', 'changeMobileNew', 'supplier')),
  address inet not null,
  tries int not null default 0 check (tries between 0 and 5),
  -- Not now(): who waited for a lock counts from when it got it.
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null default clock_timestamp() + interval '5 minutes',
  spent_at timestamptz
);
create index sms_code_of_mobile on platform.sms_code (mobile, created_at);
create index sms_code_of_address on platform.sms_code (address, created_at);
create index sms_code_by_age on platform.sms_code (created_at);
grant select, insert, update, delete on platform.sms_code to :app;

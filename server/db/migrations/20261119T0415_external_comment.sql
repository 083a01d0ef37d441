-- What people without an account say about what their link shows.
create table app.external_comment (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  link_id uuid not null,
  body text not null check (length(body) between 1 and 500),
  address text not null,
  at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, link_id) references app.external_link (tenant_id, id) on delete cascade
);
select app.tenant_table('app.external_comment', :'app');
create index external_comment_link on app.external_comment (tenant_id, link_id, at desc, id desc);

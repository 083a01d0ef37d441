-- What an award says line by line, for the orders that follow from it.
create view app.award_line_ref with (security_invoker = true) as
  select tenant_id, id, coalesce(name, '') as name, award_id, line, purchase_line_id, quote_line_id, supplier_id, quantity, unit_price,
    amount, purchase_type_id, approved_at
  from app.award_line;
grant select on app.award_line_ref to :app;

-- How much of something was agreed on at its price; without a figure there is no end to it.
alter table app.supplier_price_item add column agreed_quantity numeric(15, 4) check (agreed_quantity > 0);

create or replace view app.supplier_price_item_ref with (security_invoker = true) as
  select tenant_id, id, code, name, supplier_id, spec, unit, price, created_at, kind, valid_to, valid_from, tax_rate, season, agreed_quantity
  from app.supplier_price_item;

-- What a supplier is told to deliver.
create table app.purchase_order (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  title text not null,
  supplier_id uuid not null,
  contact_id uuid,
  project_id uuid,
  owner_id uuid not null,
  department_id uuid,
  source text not null check (source in ('award', 'framework', 'direct')),
  award_id uuid,
  purchase_id uuid,
  price_reason text,
  payment_terms text,
  deposit_rate numeric(5, 2) check (deposit_rate between 0 and 100),
  terms text,
  attachments uuid[] not null default '{}',
  internal_note text,
  adjustment numeric(15, 2) not null default 0,
  amount numeric(15, 2) not null check (amount >= 0),
  amount_ex_tax numeric(15, 2) not null,
  tax numeric(15, 2) not null,
  line_count int not null default 0,
  service_from date,
  service_to date,
  version_no int not null default 1 check (version_no > 0),
  is_off_price boolean not null default false,
  needs_approval boolean not null,
  answer text not null check (answer in ('none', 'waiting', 'confirmed', 'changeRequested', 'rejected')),
  answer_note text,
  signer text,
  -- One link for a supplier and an order, through all its versions.
  link_id uuid,
  sent_at timestamptz,
  answered_at timestamptz,
  confirmed_at timestamptz,
  closed_at timestamptz,
  cancel_reason text,
  cancel_note text,
  stage text not null check (stage in ('draft', 'sent', 'confirmed', 'executing', 'accepted', 'settled', 'closed', 'canceled')),
  status text not null check (status in ('draft', 'pending', 'returned', 'approved', 'rejected', 'withdrawn', 'terminated', 'void')),
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint purchase_order_code_key unique (tenant_id, code),
  constraint purchase_order_award check (source <> 'award' or award_id is not null),
  constraint purchase_order_confirmed check (stage not in ('confirmed', 'executing', 'accepted', 'settled', 'closed') or confirmed_at is not null),
  constraint purchase_order_sent check (stage in ('draft', 'canceled') or sent_at is not null),
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id),
  foreign key (tenant_id, contact_id) references app.supplier_contact (tenant_id, id) on delete set null (contact_id),
  foreign key (tenant_id, project_id) references app.project (tenant_id, id),
  foreign key (tenant_id, owner_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, department_id) references app.department (tenant_id, id),
  foreign key (tenant_id, award_id) references app.award (tenant_id, id),
  foreign key (tenant_id, purchase_id) references app.purchase (tenant_id, id)
);
create index purchase_order_created on app.purchase_order (tenant_id, created_at, id);
create index purchase_order_updated on app.purchase_order (tenant_id, updated_at, id);
create index purchase_order_search on app.purchase_order using gin (tenant_id, search_grams);
create index purchase_order_by_title on app.purchase_order (tenant_id, title collate "zh-x-icu", id);
create index purchase_order_by_amount on app.purchase_order (tenant_id, amount, id);
create index purchase_order_by_service on app.purchase_order (tenant_id, service_from, id);
create index purchase_order_by_sent on app.purchase_order (tenant_id, sent_at, id);
create index purchase_order_by_stage on app.purchase_order (tenant_id, array_position(array['draft', 'sent', 'confirmed', 'executing', 'accepted', 'settled', 'closed', 'canceled']::text[], stage), id);
create index purchase_order_stage on app.purchase_order (tenant_id, stage, created_at, id);
create index purchase_order_supplier on app.purchase_order (tenant_id, supplier_id, created_at, id);
create index purchase_order_project on app.purchase_order (tenant_id, project_id, created_at, id) where project_id is not null;
create index purchase_order_owner on app.purchase_order (tenant_id, owner_id, created_at, id);
create index purchase_order_department on app.purchase_order (tenant_id, department_id, created_at, id);
create index purchase_order_creator on app.purchase_order (tenant_id, created_by);
create index purchase_order_contact on app.purchase_order (tenant_id, contact_id) where contact_id is not null;
create index purchase_order_purchase on app.purchase_order (tenant_id, purchase_id) where purchase_id is not null;
create index purchase_order_link on app.purchase_order (tenant_id, link_id) where link_id is not null;
create index purchase_order_waiting on app.purchase_order (tenant_id, sent_at) where stage = 'sent';
create index purchase_order_to_begin on app.purchase_order (tenant_id, service_from) where stage = 'confirmed';
-- One order of an award for a supplier and a project, however often the award is told of; canceled ones make room.
create unique index purchase_order_of_award on app.purchase_order (tenant_id, award_id, supplier_id, project_id) nulls not distinct
  where award_id is not null and stage <> 'canceled';
select app.tenant_table('app.purchase_order', :'app');

create view app.purchase_order_ref with (security_invoker = true) as
  select tenant_id, id, code, title as name, status, stage, answer, title, supplier_id, contact_id, project_id, owner_id, owner_id as buyer_id,
    department_id, created_by, source, award_id, purchase_id, adjustment, amount, amount_ex_tax, tax, line_count, service_from, service_to,
    version_no, payment_terms, deposit_rate, link_id, sent_at, confirmed_at, closed_at, created_at
  from app.purchase_order;
grant select on app.purchase_order_ref to :app;

create table app.purchase_order_line (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  order_id uuid not null,
  line int not null,
  name text not null,
  purchase_type_id uuid not null,
  line_kind text not null default 'other' check (line_kind in ('hall', 'room', 'catering', 'av', 'build', 'staff', 'vehicle', 'gift', 'print', 'ticket', 'other')),
  requirement text,
  -- A line that both sides have dropped stays with nothing of it.
  quantity numeric(15, 4) not null check (quantity >= 0),
  times numeric(15, 4) not null default 1 check (times > 0),
  unit text,
  date_from date,
  date_to date check (date_to >= date_from),
  time_slot text check (time_slot in ('morning', 'afternoon', 'evening', 'day')),
  attendees int,
  layout text,
  region text,
  unit_price numeric(15, 2) check (unit_price >= 0),
  tax_rate numeric(5, 2) check (tax_rate between 0 and 100),
  hall_id uuid,
  room_id uuid,
  budget_item_id uuid,
  pool_line_id uuid,
  price_item_id uuid,
  remark text,
  award_line_id uuid,
  agreed_price numeric(15, 2),
  amount numeric(15, 2) check (amount >= 0),
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references app.purchase_order (tenant_id, id) on delete cascade,
  foreign key (tenant_id, purchase_type_id) references app.purchase_type (tenant_id, id),
  foreign key (tenant_id, hall_id) references app.hall (tenant_id, id),
  foreign key (tenant_id, room_id) references app.room (tenant_id, id),
  foreign key (tenant_id, budget_item_id) references app.budget_item (tenant_id, id),
  foreign key (tenant_id, pool_line_id) references app.pool_line (tenant_id, id),
  foreign key (tenant_id, price_item_id) references app.supplier_price_item (tenant_id, id),
  foreign key (tenant_id, award_line_id) references app.award_line (tenant_id, id)
);
create index purchase_order_line_of on app.purchase_order_line (tenant_id, order_id, line);
create index purchase_order_line_type on app.purchase_order_line (tenant_id, purchase_type_id);
create index purchase_order_line_hall on app.purchase_order_line (tenant_id, hall_id) where hall_id is not null;
create index purchase_order_line_room on app.purchase_order_line (tenant_id, room_id) where room_id is not null;
create index purchase_order_line_budget on app.purchase_order_line (tenant_id, budget_item_id) where budget_item_id is not null;
create index purchase_order_line_pool on app.purchase_order_line (tenant_id, pool_line_id) where pool_line_id is not null;
create index purchase_order_line_price on app.purchase_order_line (tenant_id, price_item_id) where price_item_id is not null;
create index purchase_order_line_award on app.purchase_order_line (tenant_id, award_line_id) where award_line_id is not null;
select app.tenant_table('app.purchase_order_line', :'app');

create view app.purchase_order_line_ref with (security_invoker = true) as
  select tenant_id, id, name, order_id, line, purchase_type_id, line_kind, requirement, quantity, times, unit, date_from, date_to, time_slot,
    attendees, layout, region, unit_price, tax_rate, hall_id, room_id, budget_item_id, pool_line_id, price_item_id, award_line_id,
    agreed_price, amount, remark
  from app.purchase_order_line;
grant select on app.purchase_order_line_ref to :app;

create table app.purchase_order_cancellation (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  order_id uuid not null,
  line int not null,
  days int not null check (days >= 0),
  rate numeric(5, 2) not null check (rate between 0 and 100),
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references app.purchase_order (tenant_id, id) on delete cascade
);
create index purchase_order_cancellation_of on app.purchase_order_cancellation (tenant_id, order_id, line);
select app.tenant_table('app.purchase_order_cancellation', :'app');

-- A change of an order that both sides have to agree to.
create table app.order_change (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  title text not null,
  order_id uuid not null,
  supplier_id uuid not null,
  project_id uuid,
  owner_id uuid not null,
  department_id uuid,
  reason text not null,
  version_no int not null check (version_no > 1),
  amount_before numeric(15, 2) not null,
  amount numeric(15, 2) not null check (amount >= 0),
  difference numeric(15, 2) not null,
  answer_note text,
  signer text,
  sent_at timestamptz,
  answered_at timestamptz,
  stage text not null check (stage in ('draft', 'sent', 'agreed', 'refused', 'canceled')),
  status text not null check (status in ('draft', 'pending', 'returned', 'approved', 'rejected', 'withdrawn', 'terminated', 'void')),
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint order_change_code_key unique (tenant_id, code),
  foreign key (tenant_id, order_id) references app.purchase_order (tenant_id, id),
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id),
  foreign key (tenant_id, project_id) references app.project (tenant_id, id),
  foreign key (tenant_id, owner_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, department_id) references app.department (tenant_id, id)
);
create index order_change_created on app.order_change (tenant_id, created_at, id);
create index order_change_updated on app.order_change (tenant_id, updated_at, id);
create index order_change_search on app.order_change using gin (tenant_id, search_grams);
create index order_change_by_title on app.order_change (tenant_id, title collate "zh-x-icu", id);
create index order_change_by_difference on app.order_change (tenant_id, difference, id);
create index order_change_order on app.order_change (tenant_id, order_id, created_at, id);
create index order_change_supplier on app.order_change (tenant_id, supplier_id, created_at, id);
create index order_change_project on app.order_change (tenant_id, project_id, created_at, id) where project_id is not null;
create index order_change_owner on app.order_change (tenant_id, owner_id, created_at, id);
create index order_change_department on app.order_change (tenant_id, department_id, created_at, id);
create index order_change_creator on app.order_change (tenant_id, created_by);
-- One change of an order at a time.
create unique index order_change_open on app.order_change (tenant_id, order_id)
  where stage in ('draft', 'sent') and status in ('draft', 'pending', 'returned', 'withdrawn', 'approved');
select app.tenant_table('app.order_change', :'app');

create view app.order_change_ref with (security_invoker = true) as
  select tenant_id, id, code, title as name, status, stage, order_id, supplier_id, project_id, owner_id, department_id, created_by,
    version_no, amount_before, amount, difference, sent_at, answered_at
  from app.order_change;
grant select on app.order_change_ref to :app;

create table app.order_change_line (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  change_id uuid not null,
  line int not null,
  order_line_id uuid not null,
  quantity numeric(15, 4) not null check (quantity >= 0),
  times numeric(15, 4) check (times > 0),
  unit_price numeric(15, 2) check (unit_price >= 0),
  date_from date,
  date_to date,
  attendees int,
  remark text,
  amount numeric(15, 2),
  quantity_before numeric(15, 4),
  times_before numeric(15, 4),
  unit_price_before numeric(15, 2),
  amount_before numeric(15, 2),
  date_from_before date,
  date_to_before date,
  primary key (tenant_id, id),
  foreign key (tenant_id, change_id) references app.order_change (tenant_id, id) on delete cascade,
  foreign key (tenant_id, order_line_id) references app.purchase_order_line (tenant_id, id)
);
create index order_change_line_of on app.order_change_line (tenant_id, change_id, line);
create index order_change_line_ordered on app.order_change_line (tenant_id, order_line_id);
select app.tenant_table('app.order_change_line', :'app');

-- What both sides agreed on, version by version. Nobody changes a row, the owner included.
create table app.purchase_order_version (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  order_id uuid not null,
  version_no int not null check (version_no > 0),
  change_id uuid,
  amount numeric(15, 2) not null,
  snapshot jsonb not null,
  signer text,
  agreed_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  constraint purchase_order_version_no unique (tenant_id, order_id, version_no),
  foreign key (tenant_id, order_id) references app.purchase_order (tenant_id, id),
  foreign key (tenant_id, change_id) references app.order_change (tenant_id, id)
);
create index purchase_order_version_change on app.purchase_order_version (tenant_id, change_id) where change_id is not null;
select app.tenant_table('app.purchase_order_version', :'app', append => true);

-- What the supplier said, every time.
create table app.purchase_order_reply (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  order_id uuid not null,
  change_id uuid,
  version_no int not null,
  answer text not null check (answer in ('confirmed', 'changeRequested', 'rejected')),
  signer text not null,
  note text,
  link_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references app.purchase_order (tenant_id, id),
  foreign key (tenant_id, change_id) references app.order_change (tenant_id, id)
);
create index purchase_order_reply_of on app.purchase_order_reply (tenant_id, order_id, at);
create index purchase_order_reply_change on app.purchase_order_reply (tenant_id, change_id) where change_id is not null;
select app.tenant_table('app.purchase_order_reply', :'app', append => true);

-- What was delivered is rated order by order.
alter table app.supplier_rating add column order_id uuid;
alter table app.supplier_rating add foreign key (tenant_id, order_id) references app.purchase_order (tenant_id, id);
create index supplier_rating_order on app.supplier_rating (tenant_id, order_id) where order_id is not null;

create view app.supplier_rating_ref with (security_invoker = true) as
  select tenant_id, id, code, title as name, supplier_id, order_id, score, rated_on, created_by from app.supplier_rating;
grant select on app.supplier_rating_ref to :app;

-- To whom a link was sent: another contact gets another one.
create or replace view app.external_link_ref with (security_invoker = true) as
  select tenant_id, id, purpose, expires_at, revoked_at, subject, record_id, contact_name, mobile from app.external_link;

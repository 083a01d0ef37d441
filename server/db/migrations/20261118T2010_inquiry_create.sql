-- What is bought: lines to be quoted, the suppliers that are asked, and what they ask back.
create table app.purchase (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  title text not null,
  project_id uuid,
  owner_id uuid not null,
  department_id uuid,
  method text not null check (method in ('inquiry', 'direct', 'framework', 'singleSource', 'tender')),
  deadline timestamptz,
  decision_on date,
  min_quotes int check (min_quotes between 1 and 20),
  open_mode text check (open_mode in ('clockOrAll', 'clock', 'twoPeople')),
  allows_partial boolean not null,
  allows_alternate boolean not null,
  is_tax_included boolean not null,
  award_mode text not null check (award_mode in ('whole', 'byLine', 'split')),
  decision_factors text[] not null default '{}',
  is_state_hidden boolean not null,
  terms text,
  attachments uuid[] not null default '{}',
  internal_note text,
  round_no int not null default 1 check (round_no between 1 and 9),
  compare_method text not null default 'lowest' check (compare_method in ('lowest', 'scored')),
  is_two_envelope boolean not null default false,
  needs_approval boolean not null default false,
  budget_amount numeric(15, 2) not null default 0,
  line_count int not null default 0,
  invited_count int not null default 0,
  published_at timestamptz,
  closed_at timestamptz,
  opened_at timestamptz,
  reminded_at timestamptz,
  short_reason text,
  cancel_reason text,
  cancel_note text,
  stage text not null check (stage in ('draft', 'quoting', 'closed', 'failed', 'opened', 'awarding', 'awarded', 'ordered', 'archived', 'canceled')),
  status text not null check (status in ('draft', 'pending', 'returned', 'approved', 'rejected', 'withdrawn', 'terminated', 'void')),
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint purchase_code_key unique (tenant_id, code),
  constraint purchase_published check (stage in ('draft', 'canceled') or (published_at is not null and deadline is not null and min_quotes is not null and open_mode is not null)),
  constraint purchase_tender check (method <> 'tender' or is_state_hidden),
  foreign key (tenant_id, project_id) references app.project (tenant_id, id),
  foreign key (tenant_id, owner_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, department_id) references app.department (tenant_id, id)
);
create index purchase_created on app.purchase (tenant_id, created_at, id);
create index purchase_updated on app.purchase (tenant_id, updated_at, id);
create index purchase_search on app.purchase using gin (tenant_id, search_grams);
create index purchase_by_title on app.purchase (tenant_id, title collate "zh-x-icu", id);
create index purchase_by_deadline on app.purchase (tenant_id, deadline, id);
create index purchase_by_budget on app.purchase (tenant_id, budget_amount, id);
create index purchase_by_published on app.purchase (tenant_id, published_at, id);
create index purchase_stage on app.purchase (tenant_id, stage, created_at, id);
create index purchase_stage_order on app.purchase (tenant_id, array_position(array['draft', 'quoting', 'closed', 'failed', 'opened', 'awarding', 'awarded', 'ordered', 'archived', 'canceled']::text[], stage), id);
create index purchase_project on app.purchase (tenant_id, project_id, created_at, id) where project_id is not null;
create index purchase_owner on app.purchase (tenant_id, owner_id, created_at, id);
create index purchase_department on app.purchase (tenant_id, department_id, created_at, id);
create index purchase_creator on app.purchase (tenant_id, created_by);
create index purchase_quoting on app.purchase (tenant_id, deadline) where stage = 'quoting';
create index purchase_to_open on app.purchase (tenant_id, closed_at) where stage in ('closed', 'failed');
select app.tenant_table('app.purchase', :'app');

create view app.purchase_ref with (security_invoker = true) as
  select tenant_id, id, code, title as name, status, stage, title, project_id, owner_id, owner_id as buyer_id, department_id,
    created_by, method, deadline, decision_on, min_quotes, open_mode, allows_partial, allows_alternate, is_tax_included,
    award_mode, decision_factors, is_state_hidden, terms, attachments, round_no, compare_method, is_two_envelope,
    budget_amount, short_reason, published_at, closed_at, opened_at, created_at
  from app.purchase;
grant select on app.purchase_ref to :app;

create table app.purchase_line (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  purchase_id uuid not null,
  line int not null,
  pool_line_id uuid,
  project_id uuid,
  purchase_type_id uuid not null,
  line_kind text not null default 'other' check (line_kind in ('hall', 'room', 'catering', 'av', 'build', 'staff', 'vehicle', 'gift', 'print', 'ticket', 'other')),
  name text not null,
  requirement text,
  -- What the purchase type asks for, as it stands in the pool.
  spec jsonb not null default '{}',
  quantity numeric(15, 4) not null check (quantity > 0),
  times numeric(15, 4) not null default 1 check (times > 0),
  unit text,
  date_from date,
  date_to date check (date_to >= date_from),
  time_slot text check (time_slot in ('morning', 'afternoon', 'evening', 'day')),
  attendees int,
  layout text,
  region text,
  cost_items text[] not null default '{}',
  budget_item_id uuid,
  budget_amount numeric(15, 2),
  ceiling_price numeric(15, 2),
  is_active boolean not null default true,
  primary key (tenant_id, id),
  foreign key (tenant_id, purchase_id) references app.purchase (tenant_id, id) on delete cascade,
  foreign key (tenant_id, pool_line_id) references app.pool_line (tenant_id, id),
  foreign key (tenant_id, purchase_type_id) references app.purchase_type (tenant_id, id),
  foreign key (tenant_id, project_id) references app.project (tenant_id, id),
  foreign key (tenant_id, budget_item_id) references app.budget_item (tenant_id, id)
);
create index purchase_line_of on app.purchase_line (tenant_id, purchase_id, line);
create index purchase_line_pool on app.purchase_line (tenant_id, pool_line_id) where pool_line_id is not null;
create index purchase_line_type on app.purchase_line (tenant_id, purchase_type_id);
create index purchase_line_project on app.purchase_line (tenant_id, project_id) where project_id is not null;
create index purchase_line_budget on app.purchase_line (tenant_id, budget_item_id) where budget_item_id is not null;
select app.tenant_table('app.purchase_line', :'app');

create view app.purchase_line_ref with (security_invoker = true) as
  select tenant_id, id, purchase_id, line, line as position, pool_line_id, project_id, purchase_type_id, line_kind, name, requirement, spec,
    quantity, times, unit, date_from, date_to, time_slot, attendees, layout, region, cost_items, budget_item_id, budget_amount,
    ceiling_price, is_active
  from app.purchase_line;
grant select on app.purchase_line_ref to :app;

create table app.purchase_invitation (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  purchase_id uuid not null,
  supplier_id uuid not null,
  contact_id uuid,
  contact_name text,
  mobile text,
  state text not null default 'created' check (state in ('created', 'sent', 'viewed', 'intends', 'declined', 'quoted', 'withdrawn', 'won', 'lost', 'canceled')),
  sent_at timestamptz,
  last_sent_at timestamptz,
  resent_count int not null default 0,
  first_viewed_at timestamptz,
  last_viewed_at timestamptz,
  view_count int not null default 0,
  answered_at timestamptz,
  decline_reason text,
  decline_note text,
  link_id uuid,
  round_no int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  primary key (tenant_id, id),
  constraint purchase_invitation_key unique (tenant_id, purchase_id, supplier_id),
  foreign key (tenant_id, purchase_id) references app.purchase (tenant_id, id) on delete cascade,
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id),
  foreign key (tenant_id, contact_id) references app.supplier_contact (tenant_id, id) on delete set null (contact_id)
);
create index purchase_invitation_supplier on app.purchase_invitation (tenant_id, supplier_id, created_at);
create index purchase_invitation_link on app.purchase_invitation (tenant_id, link_id) where link_id is not null;
create index purchase_invitation_contact on app.purchase_invitation (tenant_id, contact_id) where contact_id is not null;
select app.tenant_table('app.purchase_invitation', :'app');

create view app.purchase_invitation_ref with (security_invoker = true) as
  select tenant_id, id, purchase_id, supplier_id, contact_id, contact_name, mobile, state, sent_at, last_sent_at,
    resent_count, first_viewed_at, last_viewed_at, view_count, answered_at, decline_reason, decline_note, link_id, round_no,
    created_at
  from app.purchase_invitation;
grant select on app.purchase_invitation_ref to :app;

create table app.purchase_question (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  purchase_id uuid not null,
  invitation_id uuid not null,
  question text not null,
  asked_at timestamptz not null default now(),
  answer text,
  answered_at timestamptz,
  answered_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, purchase_id) references app.purchase (tenant_id, id) on delete cascade,
  foreign key (tenant_id, invitation_id) references app.purchase_invitation (tenant_id, id) on delete cascade
);
create index purchase_question_of on app.purchase_question (tenant_id, purchase_id, asked_at);
create index purchase_question_invitation on app.purchase_question (tenant_id, invitation_id);
select app.tenant_table('app.purchase_question', :'app');

create or replace view app.supplier_contact_ref with (security_invoker = true) as
  select tenant_id, id, code, name, status, supplier_id, mobile, is_primary, receive_inquiry_sms
  from app.supplier_contact;

create or replace view app.supplier_price_item_ref with (security_invoker = true) as
  select tenant_id, id, code, name, supplier_id, spec, unit, price, created_at, kind, valid_to
  from app.supplier_price_item;

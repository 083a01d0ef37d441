-- One key pair for every round of a purchase. The private part is wrapped by a key that is in no table and no backup.
create table app.purchase_key (
  tenant_id uuid not null default app.tenant(),
  purchase_id uuid not null,
  round_no int not null check (round_no > 0),
  public_key bytea not null,
  wrapped_key bytea not null,
  -- Which wrapping key it takes; changing the key wraps every row anew.
  key_id text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, purchase_id, round_no),
  foreign key (tenant_id, purchase_id) references app.purchase (tenant_id, id)
);
create index purchase_key_wrapped on app.purchase_key (tenant_id, key_id);
select app.tenant_table('app.purchase_key', :'app');

-- What suppliers sent, sealed, with the moment the database received it. Nobody changes a row, the owner included.
create table app.quote_version (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  purchase_id uuid not null,
  invitation_id uuid not null,
  round_no int not null check (round_no > 0),
  version_no int not null check (version_no > 0),
  kind text not null check (kind in ('quote', 'withdrawal', 'invalidation')),
  ciphertext bytea,
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  received_at timestamptz not null,
  -- Entered for a supplier who sent paper or called.
  surrogate_by uuid,
  surrogate_reason text,
  surrogate_channel text check (surrogate_channel in ('paper', 'phone', 'email')),
  has_document boolean not null default false,
  -- Entered after the deadline: it counts only when somebody else approved it.
  is_late boolean not null default false,
  primary key (tenant_id, id),
  constraint quote_version_no unique (tenant_id, invitation_id, round_no, version_no),
  check ((kind = 'quote') = (ciphertext is not null and sha256 is not null)),
  check ((surrogate_by is null) = (surrogate_reason is null)),
  check (not is_late or surrogate_by is not null),
  foreign key (tenant_id, purchase_id) references app.purchase (tenant_id, id),
  foreign key (tenant_id, invitation_id) references app.purchase_invitation (tenant_id, id),
  foreign key (tenant_id, surrogate_by) references app."user" (tenant_id, id)
);
create index quote_version_purchase on app.quote_version (tenant_id, purchase_id, round_no);
select app.tenant_table('app.quote_version', :'app', append => true);

-- Whether a quote entered after the deadline counts.
create table app.quote_approval (
  tenant_id uuid not null default app.tenant(),
  version_id uuid not null,
  is_approved boolean not null,
  note text,
  user_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, version_id),
  foreign key (tenant_id, version_id) references app.quote_version (tenant_id, id),
  foreign key (tenant_id, user_id) references app."user" (tenant_id, id)
);
select app.tenant_table('app.quote_approval', :'app', append => true);

-- Attachments, names included, sealed as the quote they belong to.
create table app.quote_file (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  purchase_id uuid not null,
  invitation_id uuid not null,
  round_no int not null check (round_no > 0),
  ciphertext bytea not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, purchase_id) references app.purchase (tenant_id, id),
  foreign key (tenant_id, invitation_id) references app.purchase_invitation (tenant_id, id)
);
create index quote_file_of on app.quote_file (tenant_id, invitation_id, round_no);
select app.tenant_table('app.quote_file', :'app', append => true);

-- A form that is being filled in, sealed as well: half a price is a price.
create table app.quote_draft (
  tenant_id uuid not null default app.tenant(),
  invitation_id uuid not null,
  round_no int not null check (round_no > 0),
  ciphertext bytea not null,
  saved_at timestamptz not null default now(),
  primary key (tenant_id, invitation_id, round_no),
  foreign key (tenant_id, invitation_id) references app.purchase_invitation (tenant_id, id)
);
select app.tenant_table('app.quote_draft', :'app');

-- Who said that quotes may be opened.
create table app.purchase_opening (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  purchase_id uuid not null,
  round_no int not null check (round_no > 0),
  -- Nobody, where the clock opened them.
  user_id uuid,
  is_buyer boolean not null,
  -- With this one they were opened.
  is_opened boolean not null,
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  foreign key (tenant_id, purchase_id) references app.purchase (tenant_id, id),
  foreign key (tenant_id, user_id) references app."user" (tenant_id, id)
);
create unique index purchase_opening_once on app.purchase_opening (tenant_id, purchase_id, round_no, user_id) nulls not distinct;
create unique index purchase_opening_opened on app.purchase_opening (tenant_id, purchase_id, round_no) where is_opened;
select app.tenant_table('app.purchase_opening', :'app', append => true);

-- Quotes as anybody may read them who may: written when they are opened and not before.
create table app.quote (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  purchase_id uuid not null,
  invitation_id uuid not null,
  supplier_id uuid not null,
  round_no int not null,
  version_no int not null,
  submitted_at timestamptz not null,
  sha256 text not null,
  valid_until date,
  tax_rate numeric(5, 2) not null check (tax_rate between 0 and 100),
  invoice_kind text not null check (invoice_kind in ('special', 'ordinary', 'none')),
  is_tax_included boolean not null,
  service_charge_rate numeric(5, 2) not null default 0 check (service_charge_rate between 0 and 100),
  discount numeric(15, 2) not null default 0 check (discount >= 0),
  payment_terms text,
  deposit_rate numeric(5, 2) check (deposit_rate between 0 and 100),
  -- How much of the total is lost from so many days before on: [{ days, rate }].
  cancellation jsonb not null default '[]',
  release_on date,
  hold text not null default 'none' check (hold in ('none', 'h24', 'h48', 'untilRelease')),
  included text,
  excluded text,
  remark text,
  signer text,
  attachments uuid[] not null default '{}',
  total numeric(15, 2) not null,
  total_ex_tax numeric(15, 2) not null,
  is_surrogate boolean not null,
  has_document boolean not null,
  state text not null check (state in ('opened', 'shortlisted', 'won', 'lost', 'invalid', 'expired')),
  opened_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  foreign key (tenant_id, id) references app.quote_version (tenant_id, id),
  foreign key (tenant_id, purchase_id) references app.purchase (tenant_id, id),
  foreign key (tenant_id, invitation_id) references app.purchase_invitation (tenant_id, id),
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id)
);
create index quote_purchase on app.quote (tenant_id, purchase_id, round_no, total);
create index quote_supplier on app.quote (tenant_id, supplier_id, submitted_at);
create index quote_invitation on app.quote (tenant_id, invitation_id);
create index quote_valid on app.quote (tenant_id, valid_until) where state in ('opened', 'shortlisted');
select app.tenant_table('app.quote', :'app');

create table app.quote_line (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  quote_id uuid not null,
  purchase_line_id uuid not null,
  position int not null,
  is_offered boolean not null,
  unit_price numeric(15, 2) check (unit_price >= 0),
  quantity numeric(15, 4),
  times numeric(15, 4),
  tax_rate numeric(5, 2),
  amount numeric(15, 2),
  min_spend numeric(15, 2) check (min_spend >= 0),
  has_breakfast boolean,
  lead_days int check (lead_days >= 0),
  is_alternate boolean not null default false,
  alternate_text text,
  cost_items jsonb not null default '[]',
  blocks jsonb not null default '[]',
  spec jsonb not null default '{}',
  remark text,
  primary key (tenant_id, id),
  unique (tenant_id, quote_id, purchase_line_id),
  check (is_offered = (amount is not null)),
  foreign key (tenant_id, quote_id) references app.quote (tenant_id, id),
  foreign key (tenant_id, purchase_line_id) references app.purchase_line (tenant_id, id)
);
create index quote_line_asked on app.quote_line (tenant_id, purchase_line_id, amount);
select app.tenant_table('app.quote_line', :'app');

create view app.quote_ref with (security_invoker = true) as
  select tenant_id, id, purchase_id, invitation_id, supplier_id, round_no, version_no, submitted_at, sha256, valid_until, tax_rate,
    invoice_kind, is_tax_included, service_charge_rate, discount, payment_terms, deposit_rate, cancellation, release_on, hold,
    included, excluded, remark, attachments, total, total_ex_tax, is_surrogate, has_document, state, opened_at
  from app.quote;
grant select on app.quote_ref to :app;

create view app.quote_line_ref with (security_invoker = true) as
  select tenant_id, id, quote_id, purchase_line_id, position, is_offered, unit_price, quantity, times, tax_rate, amount, min_spend,
    has_breakfast, lead_days, is_alternate, alternate_text, cost_items, blocks, spec, remark
  from app.quote_line;
grant select on app.quote_line_ref to :app;

-- What the customer pays the supplier directly is asked for, ordered and accepted like the rest, and is never our cost.
alter table app.demand_line add column is_customer_paid boolean not null default false;
alter table app.pool_line add column is_customer_paid boolean not null default false;
alter table app.purchase_order_line add column is_customer_paid boolean not null default false;
alter table app.purchase_order add column customer_amount numeric(15, 2) not null default 0 check (customer_amount >= 0);

create or replace view app.pool_line_ref with (security_invoker = true) as
  select tenant_id, id, code, name, demand_id, demand_line_id, project_id, purchase_type_id, line_kind, spec, spec_text, quantity, times, unit,
    date_from, date_to, time_slot, attendees, layout, region, budget_item_id, budget_amount, stage, claimed_by, claimed_at,
    holder_kind, holder_id, created_by, is_customer_paid
  from app.pool_line;

create or replace view app.purchase_order_ref with (security_invoker = true) as
  select tenant_id, id, code, title as name, status, stage, answer, title, supplier_id, contact_id, project_id, owner_id, owner_id as buyer_id,
    department_id, created_by, source, award_id, purchase_id, adjustment, amount, amount_ex_tax, tax, line_count, service_from, service_to,
    version_no, payment_terms, deposit_rate, link_id, sent_at, confirmed_at, closed_at, created_at, customer_amount
  from app.purchase_order;

create or replace view app.purchase_order_line_ref with (security_invoker = true) as
  select tenant_id, id, name, order_id, line, purchase_type_id, line_kind, requirement, quantity, times, unit, date_from, date_to, time_slot,
    attendees, layout, region, unit_price, tax_rate, hall_id, room_id, budget_item_id, pool_line_id, price_item_id, award_line_id,
    agreed_price, amount, remark, is_customer_paid
  from app.purchase_order_line;

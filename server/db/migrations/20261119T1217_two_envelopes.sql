-- Where prices come in an envelope of their own, what is technical is written first and prices stay sealed until it is judged.
alter table app.quote
  add column is_price_sealed boolean not null default false,
  alter column total drop not null,
  alter column total_ex_tax drop not null,
  add constraint quote_price_sealed check (is_price_sealed = (total is null) and (total is null) = (total_ex_tax is null));

-- A line that is offered has its amount once the price is opened.
alter table app.quote_line drop constraint quote_line_check, add constraint quote_line_offered check (is_offered or amount is null);

-- Who said that the quotes may be opened, and who said so of their prices.
alter table app.purchase_opening add column part text not null default 'quote' check (part in ('quote', 'price'));
drop index app.purchase_opening_once, app.purchase_opening_opened;
create unique index purchase_opening_once on app.purchase_opening (tenant_id, purchase_id, round_no, part, user_id) nulls not distinct;
create unique index purchase_opening_opened on app.purchase_opening (tenant_id, purchase_id, round_no, part) where is_opened;

create or replace view app.quote_ref with (security_invoker = true) as
  select tenant_id, id, purchase_id, invitation_id, supplier_id, round_no, version_no, submitted_at, sha256, valid_until, tax_rate,
    invoice_kind, is_tax_included, service_charge_rate, discount, payment_terms, deposit_rate, cancellation, release_on, hold,
    included, excluded, remark, attachments, total, total_ex_tax, is_surrogate, has_document, state, opened_at, origin_address,
    origin_device, is_price_sealed
  from app.quote;

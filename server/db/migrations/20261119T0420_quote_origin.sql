-- Where a quote was sent from, sealed with it and written here when it is opened: it is held against that of others.
alter table app.quote add column origin_address text, add column origin_device text;

create or replace view app.quote_ref with (security_invoker = true) as
  select tenant_id, id, purchase_id, invitation_id, supplier_id, round_no, version_no, submitted_at, sha256, valid_until, tax_rate,
    invoice_kind, is_tax_included, service_charge_rate, discount, payment_terms, deposit_rate, cancellation, release_on, hold,
    included, excluded, remark, attachments, total, total_ex_tax, is_surrogate, has_document, state, opened_at, origin_address,
    origin_device
  from app.quote;

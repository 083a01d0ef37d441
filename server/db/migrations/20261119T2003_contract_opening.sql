-- What was invoiced and settled of a contract before the company began with the product.
create view app.contract_opening_ref with (security_invoker = true) as
  select tenant_id, id, code, name, side, our_company_id, coalesce(opening_invoiced, 0) as opening_invoiced,
    coalesce(opening_settled, 0) as opening_settled, created_by
  from app.contract where is_opening and status = 'approved';
grant select on app.contract_opening_ref to :app;

-- What is still to be returned, by whom it is chased, and who sees it.
create or replace view app.deposit_ref with (security_invoker = true) as
  select tenant_id, id, code, title as name, side, stage, contract_id, project_id, supplier_id, customer_id, due_date, created_by,
    deducted, counterparty, open, owner_id, department_id
  from app.deposit;

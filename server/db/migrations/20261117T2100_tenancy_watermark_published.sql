-- A company may ask for the watermark on everybody's pages, so the profile of a person has to know.
create or replace view app.tenant_ref with (security_invoker = true) as
  select tenant_id, company_name, company_code, session_days, strict_passwords, upload_limit, watermark from app.tenant;

-- The account number of an application is sealed like that of a supplier; this is what it is found by.
alter table app.supplier_application add column account_no_key text;

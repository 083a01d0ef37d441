-- Closing a month counts as done at the moment the work is told of, as histories and approvals do.
alter table app.ledger_close alter column at set default app.moment();

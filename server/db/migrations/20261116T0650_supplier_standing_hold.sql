-- A supplier whose standing on the scorecard shuts it out is frozen for that.
alter table app.supplier_hold drop constraint supplier_hold_cause_check;
alter table app.supplier_hold add constraint supplier_hold_cause_check check (cause in ('manual', 'certificate', 'standing'));

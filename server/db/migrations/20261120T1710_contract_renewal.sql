-- A contract that renews itself goes on for as long as it first was, however often; that one ended is told once.
alter table app.contract add column ended_told_for date, add column first_end date;

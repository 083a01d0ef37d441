-- Each type of application has fields of its own: a leave has days and no amount, a trip a destination.
alter table app.application
  add column leave_kind text check (leave_kind in ('annual', 'personal', 'sick', 'swap', 'marriage', 'maternity', 'other')),
  add column destination text,
  add column transport text check (transport in ('plane', 'train', 'car', 'other')),
  add column companions uuid[] not null default '{}',
  add column days numeric(12,1),
  add column needed_on date,
  add column seal_kind text check (seal_kind in ('company', 'contract', 'finance', 'legal')),
  add column paper text,
  add column copies int,
  add column guests text,
  add column headcount int;

-- Tries at a code are counted for each address apart; from all of them together there are more than one address has.
alter table platform.sms_code drop constraint sms_code_tries_check;
alter table platform.sms_code add constraint sms_code_tries_check check (tries between 0 and 20);

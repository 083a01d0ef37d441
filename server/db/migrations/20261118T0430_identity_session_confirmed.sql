-- When whoever sits before this session last proved to be its owner, for steps that ask for the password again.
alter table app.session add column confirmed_at timestamptz;

-- A role may have only what is its holder's own of a part of the page.
alter table app.project_role_tab drop constraint project_role_tab_level_check;
alter table app.project_role_tab add constraint project_role_tab_level_check check (level in ('none', 'own', 'read', 'edit'));

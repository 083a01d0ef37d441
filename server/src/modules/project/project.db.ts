import { owns } from '#kernel/db/db.ts'

export const own = owns(
  'project',
  'project_member',
  'project_role_tab',
  'project_request',
  'project_attendees',
  'project_health',
  'stage_deliverable',
  'project_deliverable',
  'task',
  'task_link',
  'task_check',
  'board_column',
  'task_template',
  'task_template_line',
)

import { owns, reads } from '#kernel/db/db.ts'

export const own = owns(
  'approval_flow',
  'approval_flow_draft',
  'approval_flow_version',
  'approval_flow_binding',
  'approval_default_flow',
  'approval_flow_case',
  'approval_matrix',
  'work_calendar',
  'approval_instance',
  'approval_snapshot',
  'approval_node_run',
  'approval_task',
  'approval_timer',
  'approval_cc',
  'approval_comment',
  'approval_event',
  'approval_command',
  'approval_substitution',
  'approval_handover',
  'approval_handover_item',
  'approval_phrase',
  'approval_proposal',
  'approval_attachment',
  'approval_external',
  'approval_follow',
  'approval_print_template',
  'approval_print',
)

export const read = reads<'user_ref'>()

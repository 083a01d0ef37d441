import { fillSentence, label, type Label } from '@srm/api/shared/label'

const texts: Readonly<Record<string, Label>> = {
  'task.opened': label('待您审批：{{title}}', 'To approve: {{title}}'),
  'task.urged': label('催办：{{title}}', 'Reminder: {{title}}'),
  'task.reminded': label('即将超时：{{title}}', 'Almost overdue: {{title}}'),
  'cc.added': label('抄送您：{{title}}', 'Copied to you: {{title}}'),
  'cc.sent': label('抄送您：{{title}}', 'Copied to you: {{title}}'),
  'instance.approved': label('已通过：{{title}}', 'Approved: {{title}}'),
  'instance.rejected': label('已拒绝：{{title}}', 'Rejected: {{title}}'),
  'instance.returned': label('已退回，请修改后重新提交：{{title}}', 'Returned, please change and resubmit: {{title}}'),
  'instance.withdrawn': label('已撤回：{{title}}', 'Withdrawn: {{title}}'),
  'instance.terminated': label('已终止：{{title}}', 'Terminated: {{title}}'),
  'comment.added': label('评论中提到了您：{{title}}', 'You were mentioned in a comment: {{title}}'),
  'opinion.named': label('审批意见中提到了您：{{title}}', 'You were mentioned in an opinion: {{title}}'),
  'proposal.made': label('待您复核管理操作：{{title}}', 'An administrative action needs your second look: {{title}}'),
  'proposal.confirmed': label(
    '管理操作已由他人确认并执行：{{title}}',
    'An administrative action was confirmed and carried out: {{title}}',
  ),
  'proposal.refused': label('管理操作被驳回：{{title}}', 'An administrative action was refused: {{title}}'),
  'proposal.lapsed': label('管理操作已失效：{{title}}', 'An administrative action has lapsed: {{title}}'),
  'instance.voided': label('已作废：{{title}}', 'Voided: {{title}}'),
}

const news = label('审批有新进展：{{title}}', 'News of an approval: {{title}}')
/** Written where somebody is asked to stand in for a colleague. */
export const standIn = label('请您代为审批：{{name}}', 'Please approve in place of {{name}}')

export const approvalSentences: readonly Label[] = [...Object.values(texts), news, standIn]

/** What a person is told; a flow's own words are passed on as they are. */
export const noticeOf = (about: string, title: string): { title: string; body?: string } => {
  const known = texts[about]
  if (known) return { title: fillSentence(known, { title }) }
  return /^[a-z]+\.[a-zA-Z]+$/.test(about)
    ? { title: fillSentence(news, { title }) }
    : { title: about.slice(0, 100), body: title }
}

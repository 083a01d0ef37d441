const texts: Readonly<Record<string, (title: string) => string>> = {
  'task.opened': (title) => `待您审批：${title}`,
  'task.urged': (title) => `催办：${title}`,
  'task.reminded': (title) => `即将超时：${title}`,
  'cc.added': (title) => `抄送您：${title}`,
  'cc.sent': (title) => `抄送您：${title}`,
  'instance.approved': (title) => `已通过：${title}`,
  'instance.rejected': (title) => `已拒绝：${title}`,
  'instance.returned': (title) => `已退回，请修改后重新提交：${title}`,
  'instance.withdrawn': (title) => `已撤回：${title}`,
  'instance.terminated': (title) => `已终止：${title}`,
  'comment.added': (title) => `评论中提到了您：${title}`,
  'opinion.named': (title) => `审批意见中提到了您：${title}`,
  'proposal.made': (title) => `待您复核管理操作：${title}`,
  'proposal.confirmed': (title) => `管理操作已由他人确认并执行：${title}`,
  'proposal.refused': (title) => `管理操作被驳回：${title}`,
  'proposal.lapsed': (title) => `管理操作已失效：${title}`,
  'instance.voided': (title) => `已作废：${title}`,
}

/** What a person is told; a flow's own words are passed on as they are. */
export const noticeOf = (about: string, title: string): { title: string; body?: string } => {
  const known = texts[about]
  if (known) return { title: known(title) }
  return /^[a-z]+\.[a-zA-Z]+$/.test(about)
    ? { title: `审批有新进展：${title}` }
    : { title: about.slice(0, 100), body: title }
}

import type { Event } from '../../src/events.ts'
import type { State } from '../../src/state.ts'

/** What is worth a word in a timeline; queued tasks and timers being set are not. */
const words: Readonly<Record<string, string>> = {
  'instance.submitted': '已提交',
  'instance.resubmitted': '已重新提交',
  'instance.returned': '退回发起人',
  'instance.approved': '流程通过',
  'instance.rejected': '流程拒绝',
  'instance.withdrawn': '流程撤回',
  'instance.terminated': '流程终止',
  'instance.voided': '流程作废',
  'instance.suspended': '流程挂起',
  'instance.resumed': '流程恢复',
  'instance.urged': '催办',
  'node.opened': '开始',
  'node.passed': '通过',
  'node.rejected': '被拒',
  'node.returned': '退回',
  'node.skipped': '跳过',
  'node.cancelled': '取消',
  'node.reopened': '重新打开',
  'branch.arrived': '分支到达',
  'branch.failed': '分支失败',
  'branch.cancelled': '分支取消',
  'branch.reopened': '分支重开',
  'path.returned': '退回到',
  'path.superseded': '',
  'task.queued': '',
  'task.opened': '待办',
  'task.approved': '同意',
  'task.rejected': '拒绝',
  'task.returned': '退回',
  'task.skipped': '弃权',
  'task.cancelled': '取消',
  'task.transferred': '转出',
  'task.handed_over': '交出',
  'task.handed': '接手',
  'task.suspended': '等候',
  'task.woken': '轮回',
  'task.takenBack': '收回',
  'task.reopened': '重新待办',
  'task.viewed': '已看',
  'task.saved': '暂存',
  'task.reminded': '提醒',
  'task.escalated': '上报',
  'task.claimed': '认领',
  'task.released': '释放',
  'sign.added': '加签',
  'cc.added': '抄送',
  'cc.sent': '抄送送出',
  'cc.confirmed': '抄送确认',
  'comment.added': '评论',
  'choices.made': '选人',
  'document.edited': '改单据',
  'person.handedOver': '交接',
  'substitute.changed': '代理变更',
  'child.ended': '子流程结束',
  'child.tooDeep': '子流程太深',
  'child.tooMany': '子流程太多',
  'void.asked': '申请作废',
  'timer.fired': '到时',
  'timer.armed': '',
  'timer.cancelled': '',
  'timer.paused': '计时停',
  'timer.resumed': '计时续',
}

const named = (value: unknown): string =>
  Array.isArray(value) ? value.join('、') : typeof value === 'string' ? value : ''

const noteOf = ({ type, note }: Event): string => {
  const said = note['rule'] ?? note['to'] ?? note['people'] ?? note['fields'] ?? note['outcome'] ?? ''
  const reason = type.startsWith('task.') && note['reason'] !== undefined ? note['reason'] : ''
  const branches = type.startsWith('branch.') ? Object.keys(note) : ''
  const detail = [named(said), named(reason), named(branches)].filter((text) => text !== '')
  return detail.length > 0 ? `(${detail.join(' ')})` : ''
}

const whereOf = (state: State, { type, taskId, runId }: Event): string => {
  const task = state.tasks.find(({ id }) => id === taskId)
  const run = state.runs.find(({ id }) => id === (task?.runId ?? runId))
  const place = run?.nodeId ?? ''
  return task && type.startsWith('task.') ? `${place}·${task.assignee}` : place
}

/** An event in a few words; one nobody has words for stops the test rather than being passed over. */
export const tell = (state: State, event: Event): string => {
  const word = words[event.type]
  if (word === undefined) throw new Error(`no words for ${event.type}`)
  if (word === '') return ''
  const by = event.actingFor === null || !('person' in event.actor) ? '' : `由${event.actor.person}代`
  return [whereOf(state, event), `${by}${word}${noteOf(event)}`].filter((text) => text !== '').join(' ')
}

import type { Act, Command } from '../../src/commands.ts'
import { isOpen, type Task } from '../../src/state.ts'
import { by, bySystem, send, stateOf, taskOf, type Game } from '../play.ts'
import type { Outcome } from '../../src/step.ts'

/** `张三 退回 -> 部门负责人`: who, what, and what or whom it is about. */
type Sentence = { readonly who: string; readonly verb: string; readonly about: string }

export const sentencesOf = (script: string): readonly Sentence[] =>
  script
    .split(/[;；]/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => {
      const [words = '', about = ''] = text.split('->').map((part) => part.trim())
      const [who = '', verb = '', ...rest] = words.split(/\s+/)
      return { who, verb, about: about || rest.join(' ') }
    })

const list = (about: string): string[] =>
  about
    .split(/[,，、]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** `节点=张三,李四 金额=5`, by name. */
const pairs = (about: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    about.split(/\s+/).flatMap((text) => (text.includes('=') ? [text.split('=', 2)] : [])) as [string, string][],
  )

const nodeRun = (game: Game, nodeId: string): string =>
  stateOf(game).runs.findLast((run) => run.nodeId === nodeId && run.status === 'active')?.id ?? 'none'
const openOf = (game: Game, person: string): string =>
  stateOf(game).tasks.find((task) => task.assignee === person && isOpen(task))?.id ?? 'none'
const lastDone = (game: Game, person: string): string =>
  stateOf(game).tasks.findLast(({ actedBy, status }) => actedBy === person && status === 'approved')?.id ?? 'none'
/** A task somebody once had is asked for again when they have none: that is what a stale page does. */
const mine = (game: Game, person: string): string =>
  stateOf(game).tasks.some(
    (task: Task) => task.status === 'pending' && (task.assignee === person || task.substitute === person),
  )
    ? taskOf(game, person).id
    : (stateOf(game).tasks.findLast(({ assignee }) => assignee === person)?.id ?? 'none')

type ActBuilder = (game: Game, sentence: Sentence) => Act

const choicesIn = (about: string): Record<string, string[]> =>
  Object.fromEntries(Object.entries(pairs(about)).map(([node, names]) => [node, list(names)]))

const sign =
  (place: 'before' | 'after' | 'parallel'): ActBuilder =>
  (game, { who, about }) => {
    const [names = '', way = '全部'] = about.split(/\s+/)
    const method = way === '任一' ? 'any' : way === '依次' ? 'sequential' : 'all'
    return { do: 'addSign', taskId: mine(game, who), place, people: list(names), method }
  }

const onTask: Readonly<Record<string, ActBuilder>> = {
  同意: (game, { who, about }) => ({
    do: 'approve',
    taskId: mine(game, who),
    ...(about.startsWith('意见') && { opinion: about.slice(3), signature: '签名' }),
    ...(about.startsWith('修改') && { edits: pairs(about) }),
    ...(about.startsWith('选') && { choices: choicesIn(about) }),
  }),
  拒绝: (game, { who, about }) => ({
    do: 'reject',
    taskId: mine(game, who),
    opinion: '不妥',
    ...(about && { target: about }),
  }),
  弃权: (game, { who }) => ({ do: 'abstain', taskId: mine(game, who) }),
  退回: (game, { who, about }) => {
    const [target = '', after] = about.split(/\s+/)
    return {
      do: 'return',
      taskId: mine(game, who),
      target: target === '发起人' ? 'initiator' : target,
      after: after === '直达' ? 'jumpBack' : 'rerun',
      opinion: '请补充',
    }
  },
  转交: (game, { who, about }) => ({ do: 'transfer', taskId: mine(game, who), to: about }),
  委派: (game, { who, about }) => ({ do: 'delegate', taskId: mine(game, who), to: about }),
  前加签: sign('before'),
  后加签: sign('after'),
  并加签: sign('parallel'),
  减签: (game, { about }) => ({ do: 'removeSign', taskId: openOf(game, about) }),
  收回: (game, { who }) => ({ do: 'takeBack', taskId: lastDone(game, who) }),
  认领: (game, { who }) => ({ do: 'claim', taskId: mine(game, who) }),
  释放: (game, { who }) => ({ do: 'release', taskId: mine(game, who) }),
  查看: (game, { who }) => ({ do: 'view', taskId: mine(game, who) }),
  暂存: (game, { who, about }) => ({ do: 'save', taskId: mine(game, who), draft: about }),
}

const onInstance: Readonly<Record<string, ActBuilder>> = {
  提交: (_, { who, about }) => ({
    do: 'submit',
    instanceId: 'i1',
    purpose: 'create',
    initiator: who,
    choices: choicesIn(about),
  }),
  提交变更: (_, { who }) => ({ do: 'submit', instanceId: 'i1', purpose: 'change', initiator: who }),
  提交作废: (_, { who }) => ({ do: 'submit', instanceId: 'i1', purpose: 'void', initiator: who }),
  重新提交: (_, { about }) => ({ do: 'resubmit', choices: choicesIn(about) }),
  撤回: (_, { about }) => ({ do: 'withdraw', ...(about && { reason: about }) }),
  终止: (_, { about }) => ({ do: 'terminate', ...(about && { reason: about }) }),
  挂起: () => ({ do: 'suspend' }),
  恢复: () => ({ do: 'resume' }),
  催办: () => ({ do: 'urge' }),
  作废: () => ({ do: 'void' }),
  抄送: (_, { about }) => ({ do: 'cc', people: list(about) }),
  评论: (_, { about }) => ({ do: 'comment', text: about, mentions: list(about.replaceAll('@', '')) }),
  确认: (game, { who }) => ({
    do: 'confirm',
    ccId: stateOf(game).ccs.find(({ person }) => person === who)?.id ?? 'none',
  }),
  跳过: (game, { about }) => ({ do: 'skip', runId: nodeRun(game, about), reason: '特批' }),
  移动: (game, { about }) => {
    const [from = '', to = ''] = about.split(/\s*=>\s*/)
    return { do: 'move', runId: nodeRun(game, from), nodeId: to, reason: '改道' }
  },
  改派: (game, { about }) => {
    const [from = '', to = ''] = about.split(/\s*=>\s*/)
    return { do: 'reassign', taskId: openOf(game, from), to, reason: '调整' }
  },
  交接: (_, { about }) => {
    const [person = '', successor = ''] = about.split(/\s*=>\s*/)
    return { do: 'handOver', person, successor }
  },
  代理变更: (_, { about }) => ({ do: 'substitute', person: about }),
}

/** What the machinery around does: calls come back, children end. */
const outside: Readonly<Record<string, ActBuilder>> = {
  回调成功: (game, { about }) => ({ do: 'callback', runId: nodeRun(game, about), ok: true }),
  回调失败: (game, { about }) => ({ do: 'callback', runId: nodeRun(game, about), ok: false }),
  子流程通过: (game, { about }) => ({
    do: 'childEnded',
    runId: nodeRun(game, about.replace(/\d+$/, '')),
    childId: about,
    outcome: 'approved',
  }),
  子流程拒绝: (game, { about }) => ({
    do: 'childEnded',
    runId: nodeRun(game, about.replace(/\d+$/, '')),
    childId: about,
    outcome: 'rejected',
  }),
}

const minutes: Readonly<Record<string, number>> = { 分钟: 1, 小时: 60, 天: 1440 }

/** Time goes by, and whatever is due fires in its order. */
const pass = (game: Game, about: string): Outcome | null => {
  const [amount = '0', unit = '分钟'] = about.split(/\s+/)
  game.now += Number(amount) * (minutes[unit] ?? 1) * 60_000
  let last: Outcome | null = null
  for (;;) {
    const due = stateOf(game)
      .timers.filter(({ status, fireAt }) => status === 'armed' && fireAt <= game.now)
      .toSorted((a, b) => a.fireAt - b.fireAt)[0]
    if (!due) return last
    last = send(game, bySystem({ do: 'timer', timerId: due.id }))
    if (!last.ok) return last
  }
}

/** `公司 张三 -> 李四`: from now on 李四 stands in for 张三; `公司 张三` and he is back. */
const awayChanged = (game: Game, person: string, substitute: string): void => {
  const standing = game.world.people.get(person)
  if (!standing) throw new Error(`nobody called ${person}`)
  const away = substitute === '' ? null : { substitute, ruleId: '外出' }
  game.world = { ...game.world, people: new Map([...game.world.people, [person, { ...standing, away }]]) }
}

/** Does what the sentence says; null when nothing came of it. */
export const perform = (game: Game, sentence: Sentence): Outcome | null => {
  const { who, verb, about } = sentence
  if (who === '时间') return pass(game, about || verb)
  if (who === '单据') {
    game.world = { ...game.world, facts: { ...game.world.facts, ...pairs(`${verb} ${about}`) } }
    return null
  }
  if (who === '公司') {
    awayChanged(game, verb, about)
    return null
  }
  const say = onTask[verb] ?? onInstance[verb] ?? outside[verb]
  if (!say) throw new Error(`nobody knows how to ${verb}`)
  const act = say(game, sentence)
  const command: Command = outside[verb] ? bySystem(act) : by(who, act)
  return send(game, command)
}

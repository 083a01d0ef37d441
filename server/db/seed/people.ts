import type { Ctx } from '#kernel/ctx.ts'
import { addDepartment, addPerson, hashPassword, setLeader } from '#modules/identity/index.ts'

/** Everybody in the demo signs in with it; it is in the README. */
export const demoPassword = 'yuncai2026'

/** Which built-in role goes with which post. */
const roleOf = (post: string, leads: boolean): string => {
  if (post === '总经理') return 'GM'
  if (post.includes('采购')) return leads ? 'DEPT' : 'BUYER'
  if (post.includes('项目') || post.includes('策划')) return leads ? 'DEPT' : 'PM'
  if (post.includes('客户')) return leads ? 'DEPT' : 'SALES'
  if (/财务|会计|出纳/.test(post)) return 'FINANCE'
  return post.includes('行政') ? 'ADMIN' : 'STAFF'
}

type Unit = { name: string; code: string; people: readonly (readonly [name: string, username: string, post: string])[] }

const units: Readonly<Record<string, readonly Unit[]>> = {
  YUNZHO: [
    {
      name: '总经办',
      code: 'ZJB',
      people: [
        ['周敏', 'zhoumin', '总经理'],
        ['沈嘉宁', 'shenjianing', '行政主管'],
      ],
    },
    {
      name: '采购中心',
      code: 'CG',
      people: [
        ['陆文博', 'luwenbo', '采购总监'],
        ['许静怡', 'xujingyi', '酒店采购'],
        ['高远', 'gaoyuan', '搭建采购'],
      ],
    },
    {
      name: '项目一部',
      code: 'XM1',
      people: [
        ['林若曦', 'linruoxi', '项目总监'],
        ['郑浩然', 'zhenghaoran', '项目经理'],
        ['唐雨薇', 'tangyuwei', '项目执行'],
      ],
    },
    {
      name: '客户部',
      code: 'KH',
      people: [
        ['顾晓明', 'guxiaoming', '客户总监'],
        ['何欣悦', 'hexinyue', '客户经理'],
      ],
    },
    {
      name: '财务部',
      code: 'CW',
      people: [
        ['吴建国', 'wujianguo', '财务总监'],
        ['苏婉清', 'suwanqing', '会计'],
        ['曾磊', 'zenglei', '出纳'],
      ],
    },
  ],
  GUANLA: [
    { name: '总经办', code: 'ZJB', people: [['方屿', 'fangyu', '总经理']] },
    {
      name: '策划部',
      code: 'CH',
      people: [
        ['叶知秋', 'yezhiqiu', '策划总监'],
        ['江一帆', 'jiangyifan', '项目经理'],
      ],
    },
    { name: '财务部', code: 'CW', people: [['钱慧', 'qianhui', '财务经理']] },
  ],
}

export const peopleOf = (companyCode: string): readonly Unit[] => units[companyCode] ?? []

/** Departments and people; the first of a department leads it, the very first person of all is the administrator. */
export const settle = async (ctx: Ctx, all: readonly Unit[], mobileBase = 0): Promise<string[]> => {
  const passwordHash = await hashPassword(demoPassword)
  const leaders: string[] = []
  let number = 1
  for (const [index, { name, code, people }] of all.entries()) {
    const departmentId = await addDepartment(ctx, { name, code, sort: (index + 1) * 10 })
    for (const [position, [displayName, username, post]] of people.entries()) {
      const id = await addPerson(ctx, {
        displayName,
        username,
        post,
        departmentId,
        email: `${username}@example.com`,
        mobile: `1380013${String(mobileBase + number).padStart(4, '0')}`,
        passwordHash,
        isSuper: number === 1,
        main: number === 1,
        roles: [number === 1 ? 'SUPER' : roleOf(post, position === 0)],
      })
      if (position === 0) {
        await setLeader(ctx, departmentId, id)
        leaders.push(id)
      }
      number += 1
    }
  }
  return leaders
}

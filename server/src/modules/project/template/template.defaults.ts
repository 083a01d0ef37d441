type Line = readonly [title: string, days: number, duration: number, role: string, after?: string]

const phase = (name: string, lines: readonly Line[]) =>
  lines.map(([title, days, duration, role, after]) => ({
    phase: name,
    title,
    anchor: days > 0 ? ('end' as const) : ('start' as const),
    days,
    duration,
    isEveryDay: days >= -2 && days <= 1 && duration > 0,
    role,
    after: after ?? null,
  }))

/** What a conference takes, sixty days ahead; those who run them make it theirs. */
export const usual = {
  // The rules of numbers may not be there yet; they begin with 1.
  code: 'RWMB-000',
  name: '会议活动标准计划',
  classify: null,
  status: 'enabled',
  remark: '按活动日期倒排，可按公司习惯修改',
  lines: [
    ...phase('方案', [
      ['客户需求访谈', -60, 2, 'manager'],
      ['策划方案', -56, 5, 'planner', '1'],
      ['方案确认', -48, 0, 'manager', '2'],
      ['主视觉设计', -46, 6, 'designer', '3'],
    ]),
    ...phase('场地与住宿', [
      ['酒店与场地询价', -55, 4, 'buyer'],
      ['实地考察', -49, 2, 'buyer', '5'],
      ['签订场地合同', -44, 3, 'buyer', '6'],
      ['场地锁定', -40, 0, 'buyer', '7'],
      ['客房分配终表', -7, 1, 'executor'],
    ]),
    ...phase('搭建与设备', [
      ['舞台与展位设计', -38, 6, 'designer', '4'],
      ['搭建商比价', -30, 3, 'buyer', '10'],
      ['签订搭建合同', -26, 2, 'buyer', '11'],
      ['工厂制作', -20, 10, 'executor', '12'],
      ['进场搭建', -2, 2, 'executor', '13'],
      ['设备联调与彩排', -1, 0, 'executor'],
    ]),
    ...phase('嘉宾与参会人', [
      ['嘉宾邀请', -42, 8, 'manager', '3'],
      ['报名上线', -35, 2, 'executor', '4'],
      ['报名截止', -14, 0, 'executor', '17'],
      ['机票与接送安排', -12, 4, 'executor', '18'],
      ['胸卡与资料袋', -10, 4, 'executor', '18'],
    ]),
    ...phase('现场与收尾', [
      ['执行手册', -12, 4, 'planner'],
      ['行前会', -4, 0, 'manager', '21'],
      ['现场执行', 0, 1, 'manager'],
      ['撤场', 1, 1, 'executor'],
      ['供应商验收', 2, 3, 'buyer', '24'],
      ['客户回访', 3, 2, 'manager'],
      ['结案报告', 7, 0, 'manager', '25,26'],
    ]),
  ],
}

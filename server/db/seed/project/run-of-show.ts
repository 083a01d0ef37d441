import type { Step } from './plans.ts'

type Cue = 'light' | 'sound' | 'video' | 'stage' | 'host' | 'etiquette' | 'catering' | 'transport'
type Line = readonly [
  startTime: string,
  minutes: number,
  title: string,
  place: string,
  by: Step['by'],
  cues: readonly Cue[],
  remark?: string,
]

/** Arrival: the hall is built and rehearsed while guests check in. */
const arrival: readonly Line[] = [
  ['07:00', 60, '搭建方与酒店交接场地', '大宴会厅', 'executor', ['stage'], '核对吊点图与用电申请'],
  ['08:00', 180, '舞台与 LED 屏搭建', '大宴会厅', 'executor', ['stage', 'video']],
  ['11:00', 90, '灯光音响吊装', '大宴会厅', 'executor', ['light', 'sound']],
  ['12:30', 60, '搭建人员用餐', '员工餐厅', 'buyer', ['catering']],
  ['13:30', 90, '灯光音响联调', '大宴会厅', 'executor', ['light', 'sound', 'video']],
  ['14:00', 300, '嘉宾报到与房卡发放', '酒店大堂', 'planner', ['etiquette', 'transport'], '接机大巴每 40 分钟一班'],
  ['15:00', 60, '主持人走位与对词', '大宴会厅', 'manager', ['host', 'stage']],
  ['16:00', 90, '演讲嘉宾彩排', '大宴会厅', 'manager', ['host', 'video'], '确认 PPT 终版与翻页器'],
  ['17:30', 60, '全流程联排', '大宴会厅', 'manager', ['light', 'sound', 'video', 'host']],
  ['18:30', 120, '欢迎自助晚餐', '沙滩餐厅', 'buyer', ['catering', 'sound']],
  ['20:30', 30, '执行团队夜会', '会务组办公室', 'manager', []],
]

/** The day everybody comes for. */
const mainDay: readonly Line[] = [
  ['06:30', 60, '设备开机检查', '大宴会厅', 'executor', ['light', 'sound', 'video']],
  ['07:30', 30, '礼仪与签到台就位', '宴会厅序厅', 'planner', ['etiquette']],
  ['08:00', 60, '来宾签到与暖场视频', '宴会厅序厅', 'planner', ['etiquette', 'video']],
  ['09:00', 5, '开场视频', '大宴会厅', 'executor', ['video', 'light', 'sound'], '灯光全暗，倒数 10 秒'],
  ['09:05', 10, '主持人开场', '大宴会厅', 'manager', ['host', 'light']],
  ['09:15', 20, '董事长致辞', '大宴会厅', 'manager', ['host', 'video']],
  ['09:35', 45, '主旨演讲：会展行业新十年', '大宴会厅', 'manager', ['video', 'light']],
  ['10:20', 20, '茶歇', '宴会厅序厅', 'buyer', ['catering', 'sound']],
  ['10:40', 40, '客户案例分享', '大宴会厅', 'manager', ['host', 'video']],
  ['11:20', 30, '战略合作签约', '大宴会厅', 'planner', ['stage', 'etiquette', 'light'], '签约台 8 座，礼仪 4 人'],
  ['11:50', 10, '全体合影', '大宴会厅', 'executor', ['stage', 'light']],
  ['12:00', 90, '自助午餐', '海景餐厅', 'buyer', ['catering']],
  ['13:30', 90, '分论坛一：数字营销', '椰林厅', 'planner', ['host', 'sound']],
  ['13:30', 90, '分论坛二：供应链协同', '海棠厅', 'executor', ['host', 'sound']],
  ['15:00', 20, '茶歇', '宴会厅序厅', 'buyer', ['catering']],
  ['15:20', 70, '圆桌对话', '大宴会厅', 'manager', ['host', 'video', 'sound']],
  ['16:30', 90, '宴会厅翻台', '大宴会厅', 'executor', ['stage', 'light'], '42 桌，主桌 20 位'],
  ['18:30', 30, '晚宴入场与签到', '宴会厅序厅', 'planner', ['etiquette', 'sound']],
  ['19:00', 120, '答谢晚宴与颁奖', '大宴会厅', 'manager', ['host', 'light', 'sound', 'video', 'catering']],
  ['21:00', 30, '嘉宾送返客房', '酒店大堂', 'planner', ['transport', 'etiquette']],
]

/** Visits, farewell and teardown. */
const lastDay: readonly Line[] = [
  ['07:00', 90, '早餐与退房提醒', '海景餐厅', 'planner', ['catering']],
  ['08:30', 30, '集合上车', '酒店正门', 'planner', ['transport'], '1–6 号车按胸卡颜色'],
  ['09:00', 150, '游艇考察与交流', '鸿洲码头', 'planner', ['transport', 'host']],
  ['09:00', 180, '舞台与设备撤场', '大宴会厅', 'executor', ['stage', 'light', 'sound']],
  ['11:30', 30, '返回酒店', '鸿洲码头', 'planner', ['transport']],
  ['12:00', 90, '欢送午餐', '沙滩餐厅', 'buyer', ['catering', 'sound']],
  ['13:30', 240, '送机送站', '酒店大堂', 'planner', ['transport', 'etiquette']],
  ['14:00', 60, '物料清点与装车', '卸货区', 'executor', ['transport']],
  ['15:00', 60, '场地交还与损坏确认', '大宴会厅', 'executor', []],
  ['16:00', 30, '现场费用核对', '会务组办公室', 'manager', []],
]

type Person = { readonly id: string }

/** The three days of a conference by the minute, as rows to be filled in. */
export const runOfShowOf = (
  project: string,
  dayOf: (nth: number) => string,
  people: Readonly<Record<Step['by'], Person>>,
  supplier: string | null,
) =>
  [arrival, mainDay, lastDay].flatMap((lines, nth) =>
    lines.map(([startTime, minutes, title, place, by, cues, remark]) => ({
      project,
      day: dayOf(nth),
      startTime,
      minutes,
      title,
      cues,
      place,
      owner: people[by].id,
      supplier: cues.includes('stage') || cues.includes('light') ? supplier : null,
      remark: remark ?? null,
      state: 'waiting',
    })),
  )

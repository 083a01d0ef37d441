/** How a line of a demand is counted: once, per head, per table, per pair of guests in rooms. */
type Count = 'once' | 'heads' | 'tables' | 'rooms' | { readonly each: number }

export type DemoDemand = {
  readonly type: string
  /** The line of the budget it is meant by; without it, or where there is none, the first of its category. */
  readonly item?: string
  readonly name: string
  readonly count: Count
  readonly unit: string
  /** Days, nights or sessions. */
  readonly times?: string
  /** Days before the event it is needed. */
  readonly before?: number
  readonly spec?: string
  readonly layout?: string
  readonly slot?: 'morning' | 'afternoon' | 'evening' | 'day'
  readonly price: string
}

export type WantedSet = { readonly title: string; readonly wants: readonly DemoDemand[] }

/** What events ask for, in the order in which it is usually asked. */
export const wantedSets: readonly WantedSet[] = [
  {
    title: '会场、客房与餐饮',
    wants: [
      {
        type: '会议场地',
        name: '主会场',
        item: '主会场租赁',
        count: 'once',
        unit: '场',
        times: '2',
        layout: '剧院式',
        slot: 'day',
        spec: '面积：1200 ㎡；层高：6.5 米；立柱：无柱；LED 屏：是；需提前搭建：是',
        price: '48000.00',
      },
      {
        type: '会议场地',
        name: '分会场',
        item: '分会场租赁',
        count: { each: 3 },
        unit: '场',
        times: '1',
        layout: '课桌式',
        slot: 'afternoon',
        spec: '面积：180 ㎡；层高：3.6 米；立柱：不限',
        price: '6000.00',
      },
      {
        type: '客房',
        name: '参会客房',
        item: '参会人标准间',
        count: 'rooms',
        unit: '间',
        times: '2',
        before: 1,
        spec: '房型：大床/双床；早餐：双早；同一栋楼，会务组房间相邻',
        price: '520.00',
      },
      {
        type: '餐饮',
        name: '欢迎晚宴',
        item: '欢迎晚宴',
        count: 'tables',
        unit: '桌',
        slot: 'evening',
        spec: '餐别：晚餐；形式：桌餐；素食人数：12 人；酒水：软饮畅饮',
        price: '2680.00',
      },
      {
        type: '餐饮',
        name: '会议茶歇',
        item: '会间茶歇',
        count: 'heads',
        unit: '人',
        times: '2',
        spec: '餐别：茶歇；形式：自助餐',
        price: '68.00',
      },
    ],
  },
  {
    title: '舞台搭建与音响灯光',
    wants: [
      {
        type: '舞台搭建',
        name: '主舞台与背景',
        item: '主舞台与背景',
        count: 'once',
        unit: '项',
        before: 1,
        spec: '尺寸（长×宽×高）：18×6×0.8 米；材质工艺：木作覆哑光布；已有设计图：是；需报批：否',
        price: '86000.00',
      },
      {
        type: '舞台搭建',
        name: '签到墙',
        item: '签到区',
        count: 'once',
        unit: '项',
        before: 1,
        spec: '尺寸（长×宽×高）：8×3 米；已有设计图：是',
        price: '9800.00',
      },
      {
        type: '音响灯光',
        name: '灯光音响整套',
        item: '灯光系统',
        count: 'once',
        unit: '套',
        times: '2',
        spec: '设备类型：综合；品牌型号：线阵音响、电脑灯 40 台；含技术人员：是',
        price: '32000.00',
      },
      {
        type: '音响灯光',
        name: 'P2.5 LED 屏',
        item: 'LED 主屏',
        count: 'once',
        unit: '套',
        times: '2',
        spec: '设备类型：LED 屏；屏幕面积：72 ㎡；含技术人员：是',
        price: '21600.00',
      },
    ],
  },
  {
    title: '礼品、印刷与现场人员',
    wants: [
      {
        type: '礼品',
        name: '参会伴手礼',
        item: '资料袋与会议手册',
        count: 'heads',
        unit: '份',
        before: 7,
        spec: '规格：帆布袋一只，内笔记本与签字笔；印制标志：是；包装：手提袋',
        price: '24.00',
      },
      {
        type: '印刷',
        name: '会议手册',
        item: '资料袋与会议手册',
        count: 'heads',
        unit: '份',
        before: 3,
        spec: '成品尺寸：A5；纸张材质：157 克铜版；印面：双面；后道工艺：骑马钉',
        price: '18.00',
      },
      {
        type: '人员',
        name: '礼仪',
        item: '礼仪',
        count: { each: 8 },
        unit: '人',
        times: '2',
        spec: '工种：礼仪；每天时长：10 小时；着装要求：统一旗袍',
        price: '600.00',
      },
      {
        type: '人员',
        name: '摄影摄像',
        item: '摄影摄像',
        count: { each: 3 },
        unit: '人',
        times: '2',
        spec: '工种：摄影摄像；每天时长：10 小时',
        price: '1800.00',
      },
    ],
  },
  {
    title: '接送车辆与机票',
    wants: [
      {
        type: '车辆',
        name: '机场接送大巴',
        item: '大巴接送',
        count: { each: 6 },
        unit: '辆',
        times: '2',
        before: 1,
        spec: '车型：大巴；座位数：45 座；行程路线：机场—酒店往返；含司机餐宿与路桥费：是',
        price: '1600.00',
      },
      {
        type: '车辆',
        name: '贵宾商务车',
        item: '嘉宾用车',
        count: { each: 4 },
        unit: '辆',
        times: '3',
        before: 1,
        spec: '车型：商务车；座位数：7 座；行程路线：全天待命；每天时长：10 小时',
        price: '1200.00',
      },
      {
        type: '票务',
        name: '嘉宾机票',
        item: '嘉宾往返机票',
        count: { each: 12 },
        unit: '张',
        before: 1,
        spec: '票种：机票；行程或场次：北京—三亚往返；舱位席别：经济舱；可退改：是',
        price: '2350.00',
      },
    ],
  },
]

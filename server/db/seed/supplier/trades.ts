/** What the demo buys and from whom: [class of the tree, trade in the name, kind, certificates, how many]. */
export type Trade = {
  readonly classes: readonly string[]
  readonly words: readonly string[]
  readonly certificates: readonly string[]
  readonly count: number
  readonly price: readonly (readonly [name: string, kind: string, unit: string, price: string])[]
}

export const trades: Readonly<Record<string, Trade>> = {
  hotel: {
    classes: ['五星级酒店', '四星级酒店', '度假酒店', '会议型酒店'],
    words: ['酒店管理', '国际酒店', '度假酒店'],
    certificates: ['license', 'special', 'fire', 'hygiene'],
    count: 60,
    price: [['自助午餐', 'catering', '位', '168.00']],
  },
  venue: {
    classes: ['会展中心', '艺术空间', '户外场地'],
    words: ['会展中心', '艺术空间', '文化园运营'],
    certificates: ['license', 'fire'],
    count: 45,
    price: [['场地管理费', 'hall', '平米/天', '6.50']],
  },
  build: {
    classes: ['特装搭建', '舞台木作'],
    words: ['展览工程', '舞美制作', '搭建工程'],
    certificates: ['license', 'liability'],
    count: 45,
    price: [
      ['木质展台', 'build', '平米', '880.00'],
      ['桁架背景', 'build', '平米', '65.00'],
    ],
  },
  av: {
    classes: ['灯光音响', 'LED 屏', '同声传译', '直播导播'],
    words: ['视听科技', '灯光音响', '影音设备', '数字传媒'],
    certificates: ['license', 'liability'],
    count: 45,
    price: [
      ['P2.9 LED 屏', 'av', '平米/天', '260.00'],
      ['同传设备', 'av', '套/天', '2800.00'],
    ],
  },
  transport: {
    classes: ['大巴租赁', '商务用车'],
    words: ['汽车租赁', '客运服务', '商务用车'],
    certificates: ['license', 'road'],
    count: 35,
    price: [
      ['45 座大巴', 'vehicle', '天', '1600.00'],
      ['别克 GL8', 'vehicle', '天', '850.00'],
    ],
  },
  staff: {
    classes: ['礼仪模特', '主持翻译', '安保', '摄影摄像'],
    words: ['文化经纪', '翻译服务', '保安服务', '影像工作室'],
    certificates: ['license', 'labour'],
    count: 40,
    price: [['礼仪', 'staff', '人/天', '500.00']],
  },
  print: {
    classes: ['印刷物料'],
    words: ['印务', '图文制作', '礼品定制'],
    certificates: ['license'],
    count: 30,
    price: [['胸卡', 'print', '个', '3.20']],
  },
}

export const brands = [...'云远启金蓝星长和锦鼎悦瑞华天博中信百千嘉'].flatMap((first) =>
  [...'舟帆明石海河风光程峰达景章成雅正诺川禧禾'].map((second) => first + second),
)

export const surnames = [...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗']
export const givenNames = [
  '晓',
  '敏',
  '立',
  '佳宁',
  '浩然',
  '雨桐',
  '思远',
  '子涵',
  '静',
  '博文',
  '一鸣',
  '欣怡',
  '国强',
  '文静',
]

export const personAt = (n: number): string =>
  (surnames[n % surnames.length] ?? '王') + (givenNames[(n * 7) % givenNames.length] ?? '晓')

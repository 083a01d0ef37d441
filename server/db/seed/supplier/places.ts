/** Where the demo's suppliers are: [city, telephone code, lat, lng, [district, code, street]…]. */
type City = readonly [
  name: string,
  dial: string,
  lat: number,
  lng: number,
  districts: readonly (readonly [name: string, code: string, street: string])[],
]

export const cities: readonly City[] = [
  [
    '上海',
    '021',
    31.2304,
    121.4737,
    [
      ['浦东新区', '310115', '世纪大道'],
      ['静安区', '310106', '南京西路'],
    ],
  ],
  [
    '北京',
    '010',
    39.9042,
    116.4074,
    [
      ['朝阳区', '110105', '建国路'],
      ['海淀区', '110108', '中关村大街'],
    ],
  ],
  [
    '广州',
    '020',
    23.1291,
    113.2644,
    [
      ['天河区', '440106', '体育西路'],
      ['海珠区', '440105', '阅江中路'],
    ],
  ],
  [
    '深圳',
    '0755',
    22.5431,
    114.0579,
    [
      ['南山区', '440305', '深南大道'],
      ['福田区', '440304', '福华三路'],
    ],
  ],
  [
    '杭州',
    '0571',
    30.2741,
    120.1551,
    [
      ['西湖区', '330106', '天目山路'],
      ['上城区', '330102', '钱江路'],
    ],
  ],
  [
    '成都',
    '028',
    30.5728,
    104.0668,
    [
      ['锦江区', '510104', '红星路'],
      ['武侯区', '510107', '天府大道'],
    ],
  ],
  [
    '苏州',
    '0512',
    31.2989,
    120.5853,
    [
      ['吴中区', '320506', '太湖东路'],
      ['姑苏区', '320508', '人民路'],
    ],
  ],
  [
    '南京',
    '025',
    32.0603,
    118.7969,
    [
      ['玄武区', '320102', '中山路'],
      ['建邺区', '320105', '江东中路'],
    ],
  ],
  [
    '武汉',
    '027',
    30.5928,
    114.3055,
    [
      ['武昌区', '420106', '中北路'],
      ['江汉区', '420103', '建设大道'],
    ],
  ],
  [
    '西安',
    '029',
    34.3416,
    108.9398,
    [
      ['雁塔区', '610113', '小寨东路'],
      ['碑林区', '610103', '南关正街'],
    ],
  ],
  [
    '三亚',
    '0898',
    18.2528,
    109.5119,
    [
      ['吉阳区', '460203', '迎宾路'],
      ['海棠区', '460202', '海棠北路'],
    ],
  ],
  [
    '厦门',
    '0592',
    24.4798,
    118.0894,
    [
      ['思明区', '350203', '环岛路'],
      ['湖里区', '350206', '仙岳路'],
    ],
  ],
]

const round = (value: number): number => Math.round(value * 1e6) / 1e6

/** In forty companies so many are in each city: most at home, few far away. */
const shares = [10, 6, 4, 3, 5, 2, 3, 2, 2, 1, 1, 1]
/** Spread out, so that the companies of every trade lie in all cities. */
const turns = shares
  .flatMap((share, city) => Array.from({ length: share }, (_, nth) => ({ city, at: (nth + 0.5) / share })))
  .toSorted((one, other) => one.at - other.at || one.city - other.city)
  .map(({ city }) => city)

/** The n-th address, somewhere within a few kilometres of the middle of its city. */
export const placeAt = (n: number) => {
  const [city, dial, lat, lng, districts] = cities[turns[n % turns.length] ?? 0] ?? ['', '', 0, 0, []]
  const [district, region, street] = districts[Math.floor(n / turns.length) % districts.length] ?? ['', '310115', '']
  const address = `${city}市${district}${street} ${String(18 + ((n * 37) % 980))} 号`
  const at = { lat: round(lat + (((n * 53) % 90) - 45) / 1000), lng: round(lng + (((n * 71) % 90) - 45) / 1000) }
  return { city, dial, region, location: { address, ...at } }
}

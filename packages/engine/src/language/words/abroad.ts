import type { Kind } from '../statement.ts';

/** Words of the trade in the other languages that people write in: as small letters, and where nothing stands between words, as parts of a run. */
const WORDS: Readonly<Partial<Record<Kind, string>>> = {
  light:
    'luz luces iluminación contraluz sombra sombras lumière lumières éclairage contre-jour ombre ombres licht gegenlicht seitenlicht streiflicht schatten beleuchtung lampenlicht luce luci illuminazione controluce ombra iluminação contraluz sombra',
  time: 'noche amanecer atardecer anochecer mediodía tarde madrugada mañana invierno primavera verano otoño lluvia nieve niebla nuit aube crépuscule matin midi soir après-midi hiver printemps été automne pluie neige brume brouillard nacht morgen morgendämmerung abend abenddämmerung mittag nachmittag dämmerung winter frühling sommer herbst regen schnee nebel mai juni juli oktober dezember januar februar märz wintermorgen sommerabend notte alba tramonto mattino mattina mezzogiorno pomeriggio sera inverno primavera estate autunno pioggia neve nebbia agosto noite madrugada amanhecer entardecer manhã tarde inverno verão outono chuva neve neblina',
  sound:
    'sonido sonidos música silencio ruido canto murmullo son sons musique silence bruit bruits brouhaha chant geräusch geräusche musik stille ton klang orgelton glocken gesang suono suoni musica silenzio rumore cicale som sons música silêncio ruído canto',
  mood: 'nostálgico nostálgica melancólico melancólica alegre triste tranquilo íntimo ternura tensión mélancolique joyeux tendre intime calme paisible nostalgie tendresse melancholisch fröhlich ruhig traurig zärtlich stimmung sehnsucht malinconico allegro triste tranquillo tenerezza malinconia nostalgia saudade alegria tranquilo ternura',
  look: 'estilo acuarela óleo fotografía foto grano película ilustración tonos style aquarelle huile photographie photo grain pellicule illustration tons stil aquarell ölgemälde fotografie filmkorn illustration farbton stile acquerello olio fotografia grana pellicola illustrazione toni estilo aquarela óleo fotografia grão filme ilustração tons',
  camera:
    'plano primer retrato objetivo lente encuadre ángulo plan gros-plan cadrage objectif plan-séquence nahaufnahme weitwinkel halbtotale totale objektiv perspektive untersicht aufsicht primo inquadratura obiettivo ritratto plano enquadramento objetiva lente retrato',
  move: 'travelling travelín paneo zoom carrellata panoramica kamerafahrt schwenk travelling panoramique zoom',
  place:
    'calle plaza cocina patio mercado playa bosque montaña ciudad pueblo taller oficina casa rue place cuisine cour marché plage forêt montagne ville village atelier jardin maison straße platz küche hof markt strand wald berg stadt dorf werkstatt garten haus kirche dorfkirche obstwiese hafen strada piazza cucina cortile mercato spiaggia bosco montagna città paese bottega giardino casa rua praça cozinha pátio mercado praia floresta montanha cidade aldeia oficina jardim',
};

/** Runs of signs: no space tells where a word begins. */
const RUNS: Readonly<Partial<Record<Kind, string>>> = {
  light: '光 灯 照明 逆光 夕日 影 반사 빛 조명 역광 네온 ネオン ライト',
  time: '夜 朝 夕方 夕焼け 昼 夏 冬 春 秋 雨 雪 霧 清晨 黄昏 傍晚 早晨 夜晚 雾 아침 저녁 밤 새벽 여름 겨울 비 눈 안개',
  sound: '音 声 音楽 音乐 声音 静寂 소리 음악',
  mood: '雰囲気 切ない 静か 宁静 安静 温馨 悲伤 분위기 고요',
  look: '風格 风格 水墨画 水彩 油画 油彩 アニメ 写真 白黒 质感 필름 수채화 스타일',
  camera:
    '特写 近景 远景 镜头 构图 留白 固定カメラ クローズアップ 被写界深度 俯瞰 アングル 클로즈업 앵글 렌즈',
  move: '推进 拉远 摇镜 跟拍 追う 追従 パン ズーム 카메라가',
  place:
    '街 駅 店 部屋 商店街 路地 海辺 山 森 背景 街道 巷 房间 厨房 海边 山 森林 两岸 江 거리 골목 방 바다 앞바다 산 숲',
};

const ofWord = new Map<string, Kind>();
const ofRun: (readonly [string, Kind])[] = [];
for (const [kind, words] of Object.entries(WORDS) as [Kind, string][])
  for (const word of words.split(' ')) if (!ofWord.has(word)) ofWord.set(word, kind);
for (const [kind, runs] of Object.entries(RUNS) as [Kind, string][])
  for (const run of runs.split(' ')) ofRun.push([run, kind]);
/** The longest that is found tells: 夕焼け before 夕. */
ofRun.sort(([one], [other]) => other.length - one.length);

export function kindAbroad(word: string): Kind | undefined {
  return ofWord.get(word);
}

/** Korean has spaces: there a word begins with it. */
export function kindOfRun(words: string, language: string): Kind | undefined {
  const isFound = (run: string) =>
    language === 'ko' ? words.split(/\s+/).some((word) => word.startsWith(run)) : words.includes(run);
  return ofRun.find(([run]) => isFound(run))?.[1];
}

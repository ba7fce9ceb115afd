import { listed } from '../../language/words/listed.ts';
import { findMentions } from './find-models.ts';
import { plain, wordsOf } from './words.ts';

export type Foreign = 'es' | 'de' | 'fr' | 'pt' | 'it' | 'ja' | 'zh' | 'ko';

const order = ['es', 'de', 'fr', 'pt', 'it', 'ja', 'zh', 'ko'] as const satisfies readonly Foreign[];

/** Words of the craft and of the product: in English, then in Spanish, German, French, Portuguese, Italian, Japanese, Chinese and Korean. */
const rows = listed(
  'how long clip length seconds|dura duracion longitud segundos|dauer lange lang laenge länge sekunden|duree longueur secondes|dura duracao segundos|durata dura secondi|長さ 秒|时长 多长 秒 多久|길이 초, price cost plan|precio cuesta cuestan precios|preis kostet kosten preise|prix coute coutent cout tarif|preco custa custam precos|prezzo costa costano prezzi|料金 価格 値段 いくら|价格 多少钱 费用|가격 요금 얼마, free|gratis gratuito gratuita|kostenlos gratis umsonst|gratuit gratuitement|gratis gratuito gratuita|gratuito gratis|無料|免费|무료, delete|borrar eliminar borro elimino|loeschen löschen entfernen|supprimer effacer|apagar excluir deletar|eliminare cancellare|削除|删除|삭제, account|cuenta|konto account|compte|conta|account|アカウント|账户 账号 帳號|계정, save prompt|guardar guardo|speichern speichere|enregistrer sauvegarder sauver|salvar guardar salvo|salvare salvo|保存|保存|저장, cancel plan|cancelar suscripcion|kuendigen kündigen abo abonnement|resilier annuler abonnement|cancelar assinatura|disdire annullare abbonamento|解約 キャンセル|取消 订阅|취소 구독, refund|reembolso devolucion|rueckerstattung rückerstattung erstattung|remboursement rembourser|reembolso|rimborso|返金|退款|환불, daily allowance prompts|limite diario|tageslimit limit taeglich|limite quotidienne par jour|limite diario por dia|limite giornaliero|制限 上限|限制 每天|제한 하루, negative prompt|negativo negativos|negativer negativ negativen|negatif|negativo|negativo|ネガティブ|负面 反向 负向|네거티브, sound audio|sonido audio|ton audio sound geraeusch|son audio|som audio|suono audio|音 音声 サウンド|声音 音频|소리 오디오, aspect ratio shape|proporcion formato relacion|seitenverhaeltnis seitenverhältnis format bildformat|format rapport|proporcao formato|proporzioni formato rapporto|アスペクト 比率 縦横比|比例 宽高比 画幅|비율 화면비, resolution|resolucion|aufloesung auflösung|resolution definition|resolucao|risoluzione|解像度|分辨率|해상도, image to prompt picture|imagen foto|bild foto|image photo|imagem foto|immagine foto|画像 写真|图片 图像 照片|이미지 사진, video|video videos|video videos|video videos|video videos|video|動画 ビデオ|视频|비디오 영상 동영상, generator|generador modelo generadores modelos|generator modell generatoren modelle|generateur modele generateurs modeles|gerador modelo|generatore modello generatori modelli|ジェネレーター モデル|生成器 模型|생성기 모델, which best|cual mejor cuales que|welcher welche welches beste|quel quelle meilleur quels|qual melhor|quale migliore|どれ おすすめ|哪个 最好 推荐|어떤 추천, storyboard|storyboard guion|storyboard|storyboard|storyboard|storyboard|ストーリーボード 絵コンテ|分镜 故事板|스토리보드, light lighting|luz iluminacion|licht beleuchtung|lumiere eclairage|luz iluminacao|luce illuminazione|光 照明 ライト|光 灯光 照明|빛 조명, camera move|camara movimiento|kamera kamerabewegung bewegung|camera mouvement|camera movimento|camera movimento movimenti|カメラ|镜头 运镜 相机|카메라, lens|lente objetivo|objektiv|objectif|lente objetiva|obiettivo|レンズ|镜片 焦距|렌즈, depth of field|profundidad|schaerfentiefe schärfentiefe tiefenschaerfe tiefenschärfe|profondeur|profundidade|profondita|被写界深度|景深|심도, consistent character|personaje consistente coherente|konsistente figur gleiche person gesicht|personnage coherent|personagem consistente|personaggio coerente|キャラクター 一貫|角色 一致|캐릭터 일관, good prompt write|escribir escribo bueno|schreiben schreibe guten guter|ecrire ecris bon|escrever escrevo bom|scrivere scrivo buono|書き方 書く|怎么写 写|쓰는 작성, language|idioma idiomas lengua|sprache sprachen|langue langues|idioma lingua|lingua lingue|言語 日本語|语言 中文|언어 한국어, hands|manos|haende hände|mains|maos|mani|手|手|손, text in the picture lettering|letras texto|schrift text buchstaben|texte lettres|texto letras|testo lettere|文字|文字|글자 텍스트, contact|contacto contactar|kontakt|contact contacter|contato contactar|contatto contattare|連絡 問い合わせ|联系 客服|연락 문의, privacy what is kept|privacidad datos|datenschutz daten|confidentialite donnees|privacidade dados|privacy dati|プライバシー|隐私 数据|개인정보, credits|creditos|credits guthaben|credits|creditos|crediti|クレジット|积分 点数|크레딧, sign in|iniciar sesion|anmelden anmeldung einloggen|connecter connexion|entrar login|accedere accesso|ログイン|登录|로그인, copy download|copiar descargar|kopieren herunterladen|copier telecharger|copiar baixar|copiare scaricare|コピー ダウンロード|复制 下载|복사 다운로드, what is|significa|bedeutet heisst heißt|signifie veut|significa|significa|とは 意味|什么是 是什么 意思|뭐 무엇 뜻, slow motion|camara lenta|zeitlupe|ralenti|camera lenta|rallentatore|スローモーション|慢动作|슬로우모션, close-up|primer plano|nahaufnahme grossaufnahme|gros plan|primeiro plano|primo piano|クローズアップ|特写|클로즈업, retired|retirado cerrado|eingestellt abgeschaltet|arrete ferme retire|encerrado desativado|ritirato chiuso|終了 廃止|停用 下线|종료 중단, compare|comparar diferencia|vergleich unterschied vergleichen|comparer difference|comparar diferenca|confrontare differenza|比較 違い|比较 区别|비교 차이, start image|imagen inicial|startbild|image de depart|imagem inicial|immagine iniziale|開始画像|起始图|시작이미지, shorten shorter|acortar corto|kuerzer kürzer|raccourcir court|encurtar curto|accorciare corto|短く|缩短 更短|짧게',
).map((row) => row.split('|'));

/** What each says for "I answer in English". */
const ENGLISH_ONLY: Readonly<Record<Foreign, string>> = {
  es: 'Entiendo lo principal, pero respondo en inglés:',
  de: 'Ich verstehe das Wichtigste, antworte aber auf Englisch:',
  fr: 'Je comprends l’essentiel, mais je réponds en anglais :',
  pt: 'Entendo o essencial, mas respondo em inglês:',
  it: 'Capisco l’essenziale, ma rispondo in inglese:',
  ja: '要点は理解できますが、英語でお答えします。',
  zh: '我能理解大意，但用英文回答：',
  ko: '요점은 이해하지만 영어로 답합니다.',
};

export function englishOnly(language: Foreign): string {
  return ENGLISH_ONLY[language];
}

/** Small words that give a language away. */
const SMALL: Readonly<Partial<Record<Foreign, string>>> = {
  es: 'que como cual es el la los las un una para puedo por donde cuanto cuantos del mi tiene en hay y con quiero hola',
  de: 'wie was ist der die das ein eine fur für kann ich wo welche welcher mein hat und mit gibt es warum nicht den hallo lange viel',
  fr: 'comment quel quelle est le la les un une pour je puis peux ou combien mon des du et avec pourquoi a puis-je bonjour qui dans',
  pt: 'como qual e o os as um uma para posso onde quanto quantos meu tem em do da com quero ola nao por que',
  it: 'come quale e il lo la i gli un una per posso dove quanto quanti mio ha di del con voglio ciao che perche cosa quanti',
};

const glossaries = new Map(
  order.map(
    (language, at) =>
      [
        language,
        rows.map((row) => ({
          english: row[0] ?? '',
          words: (row[at + 1] ?? '').split(' ').map(plain).filter(Boolean),
        })),
      ] as const,
  ),
);
const ENGLISH = 'the is are what how do does can i my to of and for it in which why where a with'
  .split(' ')
  .map((word): string => word);

export interface Translated {
  readonly language: Foreign;
  /** Names and figures as they are, and the words of the craft that are known, in English. */
  readonly english: string;
}

/** Words of these languages differ at their ends. */
const STEM = 5;

/** A question in another language by the words of it that are known; nothing where it is in English. */
export function translated(message: string): Translated | undefined {
  const words = wordsOf(message);
  const text = plain(message);
  const script = scriptOf(message);
  const language = script ?? latinOf(words);
  if (!language) return undefined;
  const known = glossaries.get(language) ?? [];
  const hits = known.filter(({ words: own }) =>
    own.some((word) =>
      script
        ? text.includes(word)
        : words.some(
            (one) => one === word || (word.length > 4 && one.slice(0, STEM) === word.slice(0, STEM)),
          ),
    ),
  );
  const names = findMentions(message).map(({ model }) => model.name);
  const figures = words.filter((word) => /^\d/.test(word) || word.startsWith('--'));
  return { language, english: [...hits.map(({ english }) => english), ...names, ...figures].join(' ') };
}

function scriptOf(message: string): Foreign | undefined {
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(message)) return 'ja';
  if (/\p{sc=Hangul}/u.test(message)) return 'ko';
  return /\p{sc=Han}/u.test(message) ? 'zh' : undefined;
}

const ENOUGH = 2;

function latinOf(words: readonly string[]): Foreign | undefined {
  const count = (list: readonly string[]) => words.filter((word) => list.includes(word)).length;
  const english = count(ENGLISH);
  const [best] = (Object.keys(SMALL) as Foreign[])
    .map((language) => {
      const small = count((SMALL[language] ?? '').split(' '));
      const craft = (glossaries.get(language) ?? []).filter(({ words: own }) =>
        own.some((word) => words.includes(word)),
      ).length;
      return { language, small, score: small + craft };
    })
    .toSorted((one, other) => other.score - one.score);
  return best && best.small > english && best.score >= ENOUGH ? best.language : undefined;
}

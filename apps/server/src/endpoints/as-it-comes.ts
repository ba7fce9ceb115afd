/** Work that tells how far it is: told nothing before its end, it is simply done; else what it tells comes as it is told. */
export async function asItComes<News, Done>(
  work: (tell: (news: News) => void) => Promise<Done>,
): Promise<{ news: AsyncIterable<News>; end: Promise<Done> } | { done: Done }> {
  const told: News[] = [];
  let wake: () => void = () => {};
  let isOver = false;
  const end = work((news) => {
    told.push(news);
    wake();
  }).finally(() => {
    isOver = true;
    wake();
  });
  // Whoever reads the news sees it fail; where nobody reads on, nobody has to.
  end.catch(() => {});
  const nextNews = async () => {
    while (told.length === 0 && !isOver) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  await nextNews();
  if (told.length === 0) return { done: await end };
  return { news: drain(told, nextNews), end };
}

async function* drain<News>(told: News[], nextNews: () => Promise<void>): AsyncGenerator<News> {
  for (;;) {
    await nextNews();
    const news = told.shift();
    if (news === undefined) return;
    yield news;
  }
}

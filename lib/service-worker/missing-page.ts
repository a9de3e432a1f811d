/**
 * What is shown, without a network, in place of a page that is not kept. It needs no style sheet and no script.
 *
 * @param scope the path that the site is served below, with a slash at the end
 */
export function missingPage(scope: string): Response {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="dark light">
<title>Not saved for offline</title>
</head>
<body>
<main>
<h1>This page is not saved</h1>
<p>You are offline, and this page has not been opened in this browser yet.</p>
<p><a href="">Try again</a>, or go to the <a href="${scope}">start page</a>.</p>
</main>
</body>
</html>
`;
  return new Response(html, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

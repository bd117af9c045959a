// Generated from schemas/config/aggregator.json by npm run generate. Do not edit.
function joined(all, more) { for (const one of more) all.push(one); return all; }
function codePoints(text) { let count = text.length; for (let at = 1; at < text.length; at++) if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) { count--; at++; } return count; }
function isLonger(text, most) { return text.length > most && (text.length > 2 * most || codePoints(text) > most); }
function isShorter(text, least) { return text.length < least || (text.length < 2 * least && codePoints(text) < least); }
"use strict";
export const validate = validate0;
export default validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":["groupRef"],"properties":{"name":{"type":"string"},"groupRef":{"type":"string","minLength":1},"backends":{"type":"array","items":{"$ref":"../shared/aggregation/static-backend-config.json"},"x-list":{"type":"map","keys":["name"]}},"incomingAuth":{"$ref":"../shared/aggregation/aggregator-incoming-auth-config.json"},"outgoingAuth":{"$ref":"../shared/aggregation/aggregator-outgoing-auth-config.json"},"aggregation":{"$ref":"../shared/aggregation/aggregation-config.json"},"compositeTools":{"type":"array","items":{"$ref":"../shared/workflow/composite-tool-config.json"},"x-list":{"type":"map","keys":["name"]}},"compositeToolRefs":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1}}},"x-list":{"type":"map","keys":["name"]}},"operational":{"type":"object","additionalProperties":false,"properties":{"logLevel":{"type":"string","enum":["debug"]},"timeouts":{"type":"object","additionalProperties":false,"properties":{"default":{"$ref":"../shared/value/positive-duration.json"},"perWorkload":{"type":"object","additionalProperties":{"$ref":"../shared/value/positive-duration.json"}}}},"failureHandling":{"$ref":"../shared/aggregation/failure-handling-config.json"}}},"metadata":{"type":"object","additionalProperties":{"type":"string"}},"telemetry":{"$ref":"../shared/aggregation/aggregator-telemetry-config.json"},"audit":{"$ref":"./audit.json"},"optimizer":{"$ref":"../shared/aggregation/optimizer-config.json"},"sessionStorage":{"$ref":"../shared/aggregation/aggregator-session-storage-config.json"},"rateLimiting":{"$ref":"../shared/access/rate-limit-config.json"},"trustProxyHeaders":{"type":"boolean"}}};
const func0 = Object.prototype.hasOwnProperty;
const schema1 = {"type":"object","additionalProperties":false,"required":["name","url","transport"],"properties":{"name":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)"},"url":{"$ref":"../value/web-address.json"},"transport":{"type":"string","enum":["sse","streamable-http"]},"type":{"type":"string","enum":["entry",""]},"caBundlePath":{"type":"string"},"metadata":{"type":"object","additionalProperties":{"type":"string"}},"headerForward":{"type":"object","additionalProperties":false,"properties":{"addPlaintextHeaders":{"type":"object","additionalProperties":{"type":"string","pattern":"^[^\\x00-\\x1f\\x7f]*$","x-form":"a header value (a single line without control characters)"}},"addHeadersFromEnv":{"type":"object","additionalProperties":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","x-form":"a variable name (letters, digits and \"_\", not beginning with a digit)"}}},"x-rule":[{"atLeastOneOf":["addPlaintextHeaders","addHeadersFromEnv"]}]}},"x-rule":[{"requires":{"if":{"caBundlePath":true},"then":{"type":"entry"},"message":"caBundlePath belongs to backends of type entry."}}]};
const pattern0 = new RegExp("^\\S(.*\\S)?$", "u");
const pattern1 = new RegExp("^[^\\x00-\\x1f\\x7f]*$", "u");
const pattern2 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
const schema2 = {"type":"string","pattern":"^https?://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$","maxLength":2048,"x-form":"an absolute http or https URL","examples":["https://example.com/path"]};
const pattern3 = new RegExp("^https?://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$", "u");

function validate1(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 2048)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "the form of an absolute http or https URL" },schema:"^https?://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$",parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema2.type,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}


function validate2(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.transport === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "transport"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "url")) || (key0 === "transport")) || (key0 === "type")) || (key0 === "caBundlePath")) || (key0 === "metadata")) || (key0 === "headerForward"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema1.properties.name,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema1.properties.name.type,parentSchema:schema1.properties.name,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.url !== undefined){
if(!(validate1(data.url, instancePath+"/url"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.transport !== undefined){
let data2 = data.transport;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/transport",schemaPath:"#/properties/transport/type",keyword:"type",params:{type: "string"},schema:schema1.properties.transport.type,parentSchema:schema1.properties.transport,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data2 === "sse") || (data2 === "streamable-http"))){
const err7 = {instancePath:instancePath+"/transport",schemaPath:"#/properties/transport/enum",keyword:"enum",params:{allowedValues: schema1.properties.transport.enum},schema:schema1.properties.transport.enum,parentSchema:schema1.properties.transport,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.type !== undefined){
let data3 = data.type;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema1.properties.type.type,parentSchema:schema1.properties.type,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data3 === "entry") || (data3 === ""))){
const err9 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema1.properties.type.enum},schema:schema1.properties.type.enum,parentSchema:schema1.properties.type,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.caBundlePath !== undefined){
let data4 = data.caBundlePath;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/caBundlePath",schemaPath:"#/properties/caBundlePath/type",keyword:"type",params:{type: "string"},schema:schema1.properties.caBundlePath.type,parentSchema:schema1.properties.caBundlePath,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.metadata !== undefined){
let data5 = data.metadata;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
let data6 = data5[key1];
if(typeof data6 !== "string"){
const err11 = {instancePath:instancePath+"/metadata/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema1.properties.metadata.additionalProperties.type,parentSchema:schema1.properties.metadata.additionalProperties,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},schema:schema1.properties.metadata.type,parentSchema:schema1.properties.metadata,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.headerForward !== undefined){
let data7 = data.headerForward;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
if(!((key2 === "addPlaintextHeaders") || (key2 === "addHeadersFromEnv"))){
const err13 = {instancePath:instancePath+"/headerForward",schemaPath:"#/properties/headerForward/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema1.properties.headerForward,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data7.addPlaintextHeaders !== undefined){
let data8 = data7.addPlaintextHeaders;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key3 in data8){
let data9 = data8[key3];
if(typeof data9 === "string"){
if(!pattern1.test(data9)){
const err14 = {instancePath:instancePath+"/headerForward/addPlaintextHeaders/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headerForward/properties/addPlaintextHeaders/additionalProperties/pattern",keyword:"pattern",params:{ pattern: "the form of a header value (a single line without control characters)" },schema:"^[^\\x00-\\x1f\\x7f]*$",parentSchema:schema1.properties.headerForward.properties.addPlaintextHeaders.additionalProperties,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/headerForward/addPlaintextHeaders/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headerForward/properties/addPlaintextHeaders/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema1.properties.headerForward.properties.addPlaintextHeaders.additionalProperties.type,parentSchema:schema1.properties.headerForward.properties.addPlaintextHeaders.additionalProperties,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/headerForward/addPlaintextHeaders",schemaPath:"#/properties/headerForward/properties/addPlaintextHeaders/type",keyword:"type",params:{type: "object"},schema:schema1.properties.headerForward.properties.addPlaintextHeaders.type,parentSchema:schema1.properties.headerForward.properties.addPlaintextHeaders,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data7.addHeadersFromEnv !== undefined){
let data10 = data7.addHeadersFromEnv;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key4 in data10){
let data11 = data10[key4];
if(typeof data11 === "string"){
if(!pattern2.test(data11)){
const err17 = {instancePath:instancePath+"/headerForward/addHeadersFromEnv/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headerForward/properties/addHeadersFromEnv/additionalProperties/pattern",keyword:"pattern",params:{ pattern: "the form of a variable name (letters, digits and \"_\", not beginning with a digit)" },schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema1.properties.headerForward.properties.addHeadersFromEnv.additionalProperties,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/headerForward/addHeadersFromEnv/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headerForward/properties/addHeadersFromEnv/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema1.properties.headerForward.properties.addHeadersFromEnv.additionalProperties.type,parentSchema:schema1.properties.headerForward.properties.addHeadersFromEnv.additionalProperties,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/headerForward/addHeadersFromEnv",schemaPath:"#/properties/headerForward/properties/addHeadersFromEnv/type",keyword:"type",params:{type: "object"},schema:schema1.properties.headerForward.properties.addHeadersFromEnv.type,parentSchema:schema1.properties.headerForward.properties.addHeadersFromEnv,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if((data7.addPlaintextHeaders !== undefined ? 1 : 0) + (data7.addHeadersFromEnv !== undefined ? 1 : 0) < 1){
const err20 = {instancePath:instancePath+"/headerForward",schemaPath:"#/properties/headerForward/x-rule",keyword:"x-rule",params:{ rule: "atLeastOneOf", detail: { fields: ["addPlaintextHeaders", "addHeadersFromEnv"] } },schema:schema1.properties.headerForward["x-rule"],parentSchema:schema1.properties.headerForward,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/headerForward",schemaPath:"#/properties/headerForward/type",keyword:"type",params:{type: "object"},schema:schema1.properties.headerForward.type,parentSchema:schema1.properties.headerForward,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if((data.caBundlePath !== undefined) && (!(data.type === "entry"))){
const err22 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "caBundlePath belongs to backends of type entry.", fields: ["caBundlePath", "type"] } },schema:schema1["x-rule"],parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

const schema3 = {"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"type":"string","enum":["oidc","local","anonymous"]},"oidc":{"$ref":"./aggregator-oidc-config.json"},"authz":{"$ref":"./aggregator-authz-config.json"}},"x-rule":[{"discriminator":{"property":"type","mapping":{"oidc":"oidc","local":null,"anonymous":null}}}]};
const schema4 = {"type":"object","additionalProperties":false,"properties":{"issuer":{"$ref":"../value/web-address.json"},"clientId":{"type":"string","pattern":"^(\\S(.*\\S)?)?$","x-form":"a string (without spaces around it)"},"clientSecretEnv":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","x-form":"a variable name (letters, digits and \"_\", not beginning with a digit)"},"audience":{"type":"string","pattern":"^(\\S(.*\\S)?)?$","x-form":"a string (without spaces around it)"},"resource":{"type":"string","pattern":"^(\\S(.*\\S)?)?$","x-form":"a string (without spaces around it)"},"jwksUrl":{"$ref":"../value/web-address.json"},"introspectionUrl":{"$ref":"../value/web-address.json"},"scopes":{"type":"array","items":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)"},"x-list":{"type":"atomic"}},"advertisedScopes":{"type":"array","items":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)"},"x-list":{"type":"atomic"}},"protectedResourceAllowPrivateIp":{"type":"boolean"},"jwksAllowPrivateIp":{"type":"boolean"},"insecureAllowHttp":{"type":"boolean"},"caBundlePath":{"type":"string","minLength":1},"jwksAuthTokenPath":{"type":"string","minLength":1},"configPath":{"$ref":"../value/file-path.json"},"subject":{"type":"string","minLength":1}},"x-rule":[{"atLeastOneOf":["issuer","configPath"]}]};
const schema5 = {"type":"string","minLength":1};

function validate3(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isShorter(data, 1)){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema5.type,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

const pattern4 = new RegExp("^(\\S(.*\\S)?)?$", "u");

function validate4(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema4.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.issuer !== undefined){
if(!(validate1(data.issuer, instancePath+"/issuer"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.clientId !== undefined){
let data1 = data.clientId;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err1 = {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/pattern",keyword:"pattern",params:{ pattern: "the form of a string (without spaces around it)" },schema:"^(\\S(.*\\S)?)?$",parentSchema:schema4.properties.clientId,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/type",keyword:"type",params:{type: "string"},schema:schema4.properties.clientId.type,parentSchema:schema4.properties.clientId,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.clientSecretEnv !== undefined){
let data2 = data.clientSecretEnv;
if(typeof data2 === "string"){
if(!pattern2.test(data2)){
const err3 = {instancePath:instancePath+"/clientSecretEnv",schemaPath:"#/properties/clientSecretEnv/pattern",keyword:"pattern",params:{ pattern: "the form of a variable name (letters, digits and \"_\", not beginning with a digit)" },schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema4.properties.clientSecretEnv,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/clientSecretEnv",schemaPath:"#/properties/clientSecretEnv/type",keyword:"type",params:{type: "string"},schema:schema4.properties.clientSecretEnv.type,parentSchema:schema4.properties.clientSecretEnv,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.audience !== undefined){
let data3 = data.audience;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err5 = {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/pattern",keyword:"pattern",params:{ pattern: "the form of a string (without spaces around it)" },schema:"^(\\S(.*\\S)?)?$",parentSchema:schema4.properties.audience,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/type",keyword:"type",params:{type: "string"},schema:schema4.properties.audience.type,parentSchema:schema4.properties.audience,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.resource !== undefined){
let data4 = data.resource;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err7 = {instancePath:instancePath+"/resource",schemaPath:"#/properties/resource/pattern",keyword:"pattern",params:{ pattern: "the form of a string (without spaces around it)" },schema:"^(\\S(.*\\S)?)?$",parentSchema:schema4.properties.resource,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/resource",schemaPath:"#/properties/resource/type",keyword:"type",params:{type: "string"},schema:schema4.properties.resource.type,parentSchema:schema4.properties.resource,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.jwksUrl !== undefined){
if(!(validate1(data.jwksUrl, instancePath+"/jwksUrl"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.introspectionUrl !== undefined){
if(!(validate1(data.introspectionUrl, instancePath+"/introspectionUrl"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.scopes !== undefined){
let data7 = data.scopes;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
const err9 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema4.properties.scopes.items,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema4.properties.scopes.items.type,parentSchema:schema4.properties.scopes.items,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema4.properties.scopes.type,parentSchema:schema4.properties.scopes,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.advertisedScopes !== undefined){
let data9 = data.advertisedScopes;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
const err12 = {instancePath:instancePath+"/advertisedScopes/" + i1,schemaPath:"#/properties/advertisedScopes/items/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema4.properties.advertisedScopes.items,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/advertisedScopes/" + i1,schemaPath:"#/properties/advertisedScopes/items/type",keyword:"type",params:{type: "string"},schema:schema4.properties.advertisedScopes.items.type,parentSchema:schema4.properties.advertisedScopes.items,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/advertisedScopes",schemaPath:"#/properties/advertisedScopes/type",keyword:"type",params:{type: "array"},schema:schema4.properties.advertisedScopes.type,parentSchema:schema4.properties.advertisedScopes,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.protectedResourceAllowPrivateIp !== undefined){
let data11 = data.protectedResourceAllowPrivateIp;
if(typeof data11 !== "boolean"){
const err15 = {instancePath:instancePath+"/protectedResourceAllowPrivateIp",schemaPath:"#/properties/protectedResourceAllowPrivateIp/type",keyword:"type",params:{type: "boolean"},schema:schema4.properties.protectedResourceAllowPrivateIp.type,parentSchema:schema4.properties.protectedResourceAllowPrivateIp,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.jwksAllowPrivateIp !== undefined){
let data12 = data.jwksAllowPrivateIp;
if(typeof data12 !== "boolean"){
const err16 = {instancePath:instancePath+"/jwksAllowPrivateIp",schemaPath:"#/properties/jwksAllowPrivateIp/type",keyword:"type",params:{type: "boolean"},schema:schema4.properties.jwksAllowPrivateIp.type,parentSchema:schema4.properties.jwksAllowPrivateIp,data:data12};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.insecureAllowHttp !== undefined){
let data13 = data.insecureAllowHttp;
if(typeof data13 !== "boolean"){
const err17 = {instancePath:instancePath+"/insecureAllowHttp",schemaPath:"#/properties/insecureAllowHttp/type",keyword:"type",params:{type: "boolean"},schema:schema4.properties.insecureAllowHttp.type,parentSchema:schema4.properties.insecureAllowHttp,data:data13};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.caBundlePath !== undefined){
let data14 = data.caBundlePath;
if(typeof data14 === "string"){
if(isShorter(data14, 1)){
const err18 = {instancePath:instancePath+"/caBundlePath",schemaPath:"#/properties/caBundlePath/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema4.properties.caBundlePath,data:data14};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/caBundlePath",schemaPath:"#/properties/caBundlePath/type",keyword:"type",params:{type: "string"},schema:schema4.properties.caBundlePath.type,parentSchema:schema4.properties.caBundlePath,data:data14};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.jwksAuthTokenPath !== undefined){
let data15 = data.jwksAuthTokenPath;
if(typeof data15 === "string"){
if(isShorter(data15, 1)){
const err20 = {instancePath:instancePath+"/jwksAuthTokenPath",schemaPath:"#/properties/jwksAuthTokenPath/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema4.properties.jwksAuthTokenPath,data:data15};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/jwksAuthTokenPath",schemaPath:"#/properties/jwksAuthTokenPath/type",keyword:"type",params:{type: "string"},schema:schema4.properties.jwksAuthTokenPath.type,parentSchema:schema4.properties.jwksAuthTokenPath,data:data15};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.configPath !== undefined){
if(!(validate3(data.configPath, instancePath+"/configPath"))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
}
if(data.subject !== undefined){
let data17 = data.subject;
if(typeof data17 === "string"){
if(isShorter(data17, 1)){
const err22 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema4.properties.subject,data:data17};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema4.properties.subject.type,parentSchema:schema4.properties.subject,data:data17};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if((data.issuer !== undefined ? 1 : 0) + (data.configPath !== undefined ? 1 : 0) < 1){
const err24 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "atLeastOneOf", detail: { fields: ["issuer", "configPath"] } },schema:schema4["x-rule"],parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema4.type,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}

const schema6 = {"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"type":"string","enum":["cedar","none"]},"policies":{"type":"array","items":{"type":"string","minLength":1,"x-language":"cedar"},"minItems":1,"x-list":{"type":"atomic"}},"path":{"type":"string","minLength":1},"entitiesJson":{"type":"string","x-language":"cedar-entities"},"primaryUpstreamProvider":{"type":"string"}},"x-rule":[{"discriminator":{"property":"type","mapping":{"cedar":"policies","none":null},"optional":true}},{"requires":{"if":{"type":"cedar","path":false},"then":{"policies":true},"message":"Type cedar needs policies, or the path of a document that holds them."}},{"requires":{"if":{"path":true},"then":{"type":"cedar","policies":false,"entitiesJson":"[]"},"message":"path takes the place of policies and entitiesJson, for type cedar."}},{"requires":{"if":{"type":"none"},"then":{"entitiesJson":"[]","primaryUpstreamProvider":false},"message":"entitiesJson and primaryUpstreamProvider serve policies: use type cedar or leave them out."}}]};

function validate5(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema6.required,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "policies")) || (key0 === "path")) || (key0 === "entitiesJson")) || (key0 === "primaryUpstreamProvider"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema6.properties.type.type,parentSchema:schema6.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data0 === "cedar") || (data0 === "none"))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema6.properties.type.enum},schema:schema6.properties.type.enum,parentSchema:schema6.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.policies !== undefined){
let data1 = data.policies;
if(Array.isArray(data1)){
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/policies",schemaPath:"#/properties/policies/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema6.properties.policies,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(isShorter(data2, 1)){
const err5 = {instancePath:instancePath+"/policies/" + i0,schemaPath:"#/properties/policies/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema6.properties.policies.items,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/policies/" + i0,schemaPath:"#/properties/policies/items/type",keyword:"type",params:{type: "string"},schema:schema6.properties.policies.items.type,parentSchema:schema6.properties.policies.items,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/policies",schemaPath:"#/properties/policies/type",keyword:"type",params:{type: "array"},schema:schema6.properties.policies.type,parentSchema:schema6.properties.policies,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.path !== undefined){
let data3 = data.path;
if(typeof data3 === "string"){
if(isShorter(data3, 1)){
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema6.properties.path,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},schema:schema6.properties.path.type,parentSchema:schema6.properties.path,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.entitiesJson !== undefined){
let data4 = data.entitiesJson;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/entitiesJson",schemaPath:"#/properties/entitiesJson/type",keyword:"type",params:{type: "string"},schema:schema6.properties.entitiesJson.type,parentSchema:schema6.properties.entitiesJson,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.primaryUpstreamProvider !== undefined){
let data5 = data.primaryUpstreamProvider;
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/primaryUpstreamProvider",schemaPath:"#/properties/primaryUpstreamProvider/type",keyword:"type",params:{type: "string"},schema:schema6.properties.primaryUpstreamProvider.type,parentSchema:schema6.properties.primaryUpstreamProvider,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if((data.policies !== undefined) && (data.type === "none")){
const err12 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: data.type ?? null, foreign: "policies", owners: ["cedar"] } },schema:schema6["x-rule"],parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(((data.type === "cedar") && (data.path === undefined)) && (!(data.policies !== undefined))){
const err13 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "Type cedar needs policies, or the path of a document that holds them.", fields: ["type", "path", "policies"] } },schema:schema6["x-rule"],parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data.path !== undefined) && (!(((data.type === "cedar") && (data.policies === undefined)) && ((data.entitiesJson === "[]") || ((data !== undefined) && (data.entitiesJson === undefined)))))){
const err14 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "path takes the place of policies and entitiesJson, for type cedar.", fields: ["path", "type", "policies", "entitiesJson"] } },schema:schema6["x-rule"],parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data.type === "none") && (!(((data.entitiesJson === "[]") || ((data !== undefined) && (data.entitiesJson === undefined))) && (data.primaryUpstreamProvider === undefined)))){
const err15 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "entitiesJson and primaryUpstreamProvider serve policies: use type cedar or leave them out.", fields: ["type", "entitiesJson", "primaryUpstreamProvider"] } },schema:schema6["x-rule"],parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema6.type,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}


function validate6(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema3.required,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "oidc")) || (key0 === "authz"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema3.properties.type.type,parentSchema:schema3.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data0 === "oidc") || (data0 === "local")) || (data0 === "anonymous"))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema3.properties.type.enum},schema:schema3.properties.type.enum,parentSchema:schema3.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.oidc !== undefined){
if(!(validate4(data.oidc, instancePath+"/oidc"))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data.authz !== undefined){
if(!(validate5(data.authz, instancePath+"/authz"))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if((data.type === "oidc") && (data.oidc === undefined)){
const err4 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: "oidc", missing: "oidc" } },schema:schema3["x-rule"],parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.oidc !== undefined) && ((data.type === "local") || (data.type === "anonymous"))){
const err5 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: data.type ?? null, foreign: "oidc", owners: ["oidc"] } },schema:schema3["x-rule"],parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema3.type,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}

const schema7 = {"type":"object","additionalProperties":false,"properties":{"source":{"type":"string","enum":["inline","discovered"]},"default":{"$ref":"../credentials/backend-auth-strategy.json"},"backends":{"type":"object","additionalProperties":{"$ref":"../credentials/backend-auth-strategy.json"}}}};
const schema8 = {"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"type":"string","enum":["unauthenticated","header_injection","token_exchange","upstream_inject","aws_sts","discovered"]},"headerInjection":{"type":"object","additionalProperties":false,"required":["headerName"],"properties":{"headerName":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$","x-form":"the name of an HTTP header (letters, digits and \"-\", without spaces and colon)"},"headerValue":{"type":"string","minLength":1,"pattern":"^[^\\x00-\\x1f\\x7f]+$","x-form":"a header value (a single line without control characters)"},"headerValueEnv":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","x-form":"a variable name (letters, digits and \"_\", not beginning with a digit)"},"bearerTokenEnv":{"type":"string","minLength":1}},"x-rule":[{"exactlyOneOf":["headerValue","headerValueEnv","bearerTokenEnv"]}]},"tokenExchange":{"type":"object","additionalProperties":false,"required":["tokenUrl"],"properties":{"tokenUrl":{"$ref":"../value/web-address.json"},"clientId":{"type":"string","pattern":"^(\\S(.*\\S)?)?$","x-form":"a string (without spaces around it)"},"clientSecret":{"type":"string"},"clientSecretEnv":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","x-form":"a variable name (letters, digits and \"_\", not beginning with a digit)"},"audience":{"type":"string","pattern":"^(\\S(.*\\S)?)?$","x-form":"a string (without spaces around it)"},"scopes":{"type":"array","items":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)"},"x-list":{"type":"atomic"}},"subjectTokenType":{"type":"string"},"subjectProviderName":{"type":"string"},"externalTokenHeaderName":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$","x-form":"the name of an HTTP header (letters, digits and \"-\", without spaces and colon)"}},"x-rule":[{"atMostOneOf":["clientSecret","clientSecretEnv"]}]},"upstreamInject":{"type":"object","additionalProperties":false,"required":["providerName"],"properties":{"providerName":{"type":"string","minLength":1}}},"awsSts":{"$ref":"../run/run-aws-sts-config.json"}},"x-rule":[{"discriminator":{"property":"type","mapping":{"unauthenticated":null,"discovered":null,"header_injection":"headerInjection","token_exchange":"tokenExchange","upstream_inject":"upstreamInject","aws_sts":"awsSts"}}}]};
const pattern5 = new RegExp("^[!#$%&'*+.^_`|~0-9A-Za-z-]+$", "u");
const pattern6 = new RegExp("^[^\\x00-\\x1f\\x7f]+$", "u");
const schema9 = {"type":"object","additionalProperties":false,"required":["region","service"],"properties":{"region":{"type":"string","minLength":1},"service":{"type":"string","minLength":1},"fallbackRoleArn":{"type":"string","minLength":1},"roleMappings":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["roleArn"],"properties":{"claim":{"type":"string","minLength":1},"matcher":{"type":"string","minLength":1,"x-language":"cel"},"roleArn":{"type":"string","minLength":1},"priority":{"minimum":0,"maximum":9007199254740991,"type":"integer"}},"x-rule":[{"exactlyOneOf":["claim","matcher"]}]},"x-list":{"type":"atomic"}},"roleClaim":{"type":"string"},"sessionDuration":{"minimum":900,"maximum":43200,"type":"integer"},"sessionNameClaim":{"type":"string"}},"x-rule":[{"atLeastOneOf":["fallbackRoleArn","roleMappings"]}]};

function validate7(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.region === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "region"},schema:schema9.required,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.service === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "service"},schema:schema9.required,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "region") || (key0 === "service")) || (key0 === "fallbackRoleArn")) || (key0 === "roleMappings")) || (key0 === "roleClaim")) || (key0 === "sessionDuration")) || (key0 === "sessionNameClaim"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.region !== undefined){
let data0 = data.region;
if(typeof data0 === "string"){
if(isShorter(data0, 1)){
const err3 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema9.properties.region,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"},schema:schema9.properties.region.type,parentSchema:schema9.properties.region,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.service !== undefined){
let data1 = data.service;
if(typeof data1 === "string"){
if(isShorter(data1, 1)){
const err5 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema9.properties.service,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/type",keyword:"type",params:{type: "string"},schema:schema9.properties.service.type,parentSchema:schema9.properties.service,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.fallbackRoleArn !== undefined){
let data2 = data.fallbackRoleArn;
if(typeof data2 === "string"){
if(isShorter(data2, 1)){
const err7 = {instancePath:instancePath+"/fallbackRoleArn",schemaPath:"#/properties/fallbackRoleArn/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema9.properties.fallbackRoleArn,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/fallbackRoleArn",schemaPath:"#/properties/fallbackRoleArn/type",keyword:"type",params:{type: "string"},schema:schema9.properties.fallbackRoleArn.type,parentSchema:schema9.properties.fallbackRoleArn,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.roleMappings !== undefined){
let data3 = data.roleMappings;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.roleArn === undefined){
const err9 = {instancePath:instancePath+"/roleMappings/" + i0,schemaPath:"#/properties/roleMappings/items/required",keyword:"required",params:{missingProperty: "roleArn"},schema:schema9.properties.roleMappings.items.required,parentSchema:schema9.properties.roleMappings.items,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data4){
if(!((((key1 === "claim") || (key1 === "matcher")) || (key1 === "roleArn")) || (key1 === "priority"))){
const err10 = {instancePath:instancePath+"/roleMappings/" + i0,schemaPath:"#/properties/roleMappings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema9.properties.roleMappings.items,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.claim !== undefined){
let data5 = data4.claim;
if(typeof data5 === "string"){
if(isShorter(data5, 1)){
const err11 = {instancePath:instancePath+"/roleMappings/" + i0+"/claim",schemaPath:"#/properties/roleMappings/items/properties/claim/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema9.properties.roleMappings.items.properties.claim,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/roleMappings/" + i0+"/claim",schemaPath:"#/properties/roleMappings/items/properties/claim/type",keyword:"type",params:{type: "string"},schema:schema9.properties.roleMappings.items.properties.claim.type,parentSchema:schema9.properties.roleMappings.items.properties.claim,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.matcher !== undefined){
let data6 = data4.matcher;
if(typeof data6 === "string"){
if(isShorter(data6, 1)){
const err13 = {instancePath:instancePath+"/roleMappings/" + i0+"/matcher",schemaPath:"#/properties/roleMappings/items/properties/matcher/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema9.properties.roleMappings.items.properties.matcher,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/roleMappings/" + i0+"/matcher",schemaPath:"#/properties/roleMappings/items/properties/matcher/type",keyword:"type",params:{type: "string"},schema:schema9.properties.roleMappings.items.properties.matcher.type,parentSchema:schema9.properties.roleMappings.items.properties.matcher,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.roleArn !== undefined){
let data7 = data4.roleArn;
if(typeof data7 === "string"){
if(isShorter(data7, 1)){
const err15 = {instancePath:instancePath+"/roleMappings/" + i0+"/roleArn",schemaPath:"#/properties/roleMappings/items/properties/roleArn/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema9.properties.roleMappings.items.properties.roleArn,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/roleMappings/" + i0+"/roleArn",schemaPath:"#/properties/roleMappings/items/properties/roleArn/type",keyword:"type",params:{type: "string"},schema:schema9.properties.roleMappings.items.properties.roleArn.type,parentSchema:schema9.properties.roleMappings.items.properties.roleArn,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.priority !== undefined){
let data8 = data4.priority;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err17 = {instancePath:instancePath+"/roleMappings/" + i0+"/priority",schemaPath:"#/properties/roleMappings/items/properties/priority/type",keyword:"type",params:{type: "integer"},schema:schema9.properties.roleMappings.items.properties.priority.type,parentSchema:schema9.properties.roleMappings.items.properties.priority,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
const err18 = {instancePath:instancePath+"/roleMappings/" + i0+"/priority",schemaPath:"#/properties/roleMappings/items/properties/priority/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema9.properties.roleMappings.items.properties.priority,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err19 = {instancePath:instancePath+"/roleMappings/" + i0+"/priority",schemaPath:"#/properties/roleMappings/items/properties/priority/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema9.properties.roleMappings.items.properties.priority,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if((data4.claim !== undefined ? 1 : 0) + (data4.matcher !== undefined ? 1 : 0) !== 1){
const err20 = {instancePath:instancePath+"/roleMappings/" + i0,schemaPath:"#/properties/roleMappings/items/x-rule",keyword:"x-rule",params:{ rule: "exactlyOneOf", detail: { fields: ["claim", "matcher"] } },schema:schema9.properties.roleMappings.items["x-rule"],parentSchema:schema9.properties.roleMappings.items,data:data4};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/roleMappings/" + i0,schemaPath:"#/properties/roleMappings/items/type",keyword:"type",params:{type: "object"},schema:schema9.properties.roleMappings.items.type,parentSchema:schema9.properties.roleMappings.items,data:data4};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/roleMappings",schemaPath:"#/properties/roleMappings/type",keyword:"type",params:{type: "array"},schema:schema9.properties.roleMappings.type,parentSchema:schema9.properties.roleMappings,data:data3};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.roleClaim !== undefined){
let data9 = data.roleClaim;
if(typeof data9 !== "string"){
const err23 = {instancePath:instancePath+"/roleClaim",schemaPath:"#/properties/roleClaim/type",keyword:"type",params:{type: "string"},schema:schema9.properties.roleClaim.type,parentSchema:schema9.properties.roleClaim,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.sessionDuration !== undefined){
let data10 = data.sessionDuration;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err24 = {instancePath:instancePath+"/sessionDuration",schemaPath:"#/properties/sessionDuration/type",keyword:"type",params:{type: "integer"},schema:schema9.properties.sessionDuration.type,parentSchema:schema9.properties.sessionDuration,data:data10};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 43200 || isNaN(data10)){
const err25 = {instancePath:instancePath+"/sessionDuration",schemaPath:"#/properties/sessionDuration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 43200},schema:43200,parentSchema:schema9.properties.sessionDuration,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data10 < 900 || isNaN(data10)){
const err26 = {instancePath:instancePath+"/sessionDuration",schemaPath:"#/properties/sessionDuration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 900},schema:900,parentSchema:schema9.properties.sessionDuration,data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.sessionNameClaim !== undefined){
let data11 = data.sessionNameClaim;
if(typeof data11 !== "string"){
const err27 = {instancePath:instancePath+"/sessionNameClaim",schemaPath:"#/properties/sessionNameClaim/type",keyword:"type",params:{type: "string"},schema:schema9.properties.sessionNameClaim.type,parentSchema:schema9.properties.sessionNameClaim,data:data11};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if((data.fallbackRoleArn !== undefined ? 1 : 0) + (data.roleMappings !== undefined ? 1 : 0) < 1){
const err28 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "atLeastOneOf", detail: { fields: ["fallbackRoleArn", "roleMappings"] } },schema:schema9["x-rule"],parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema9.type,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}


function validate8(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema8.required,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "headerInjection")) || (key0 === "tokenExchange")) || (key0 === "upstreamInject")) || (key0 === "awsSts"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema8.properties.type.type,parentSchema:schema8.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((((data0 === "unauthenticated") || (data0 === "header_injection")) || (data0 === "token_exchange")) || (data0 === "upstream_inject")) || (data0 === "aws_sts")) || (data0 === "discovered"))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema8.properties.type.enum},schema:schema8.properties.type.enum,parentSchema:schema8.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.headerInjection !== undefined){
let data1 = data.headerInjection;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.headerName === undefined){
const err4 = {instancePath:instancePath+"/headerInjection",schemaPath:"#/properties/headerInjection/required",keyword:"required",params:{missingProperty: "headerName"},schema:schema8.properties.headerInjection.required,parentSchema:schema8.properties.headerInjection,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data1){
if(!((((key1 === "headerName") || (key1 === "headerValue")) || (key1 === "headerValueEnv")) || (key1 === "bearerTokenEnv"))){
const err5 = {instancePath:instancePath+"/headerInjection",schemaPath:"#/properties/headerInjection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema8.properties.headerInjection,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.headerName !== undefined){
let data2 = data1.headerName;
if(typeof data2 === "string"){
if(isLonger(data2, 255)){
const err6 = {instancePath:instancePath+"/headerInjection/headerName",schemaPath:"#/properties/headerInjection/properties/headerName/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema8.properties.headerInjection.properties.headerName,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(isShorter(data2, 1)){
const err7 = {instancePath:instancePath+"/headerInjection/headerName",schemaPath:"#/properties/headerInjection/properties/headerName/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema8.properties.headerInjection.properties.headerName,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern5.test(data2)){
const err8 = {instancePath:instancePath+"/headerInjection/headerName",schemaPath:"#/properties/headerInjection/properties/headerName/pattern",keyword:"pattern",params:{ pattern: "the form of the name of an HTTP header (letters, digits and \"-\", without spaces and colon)" },schema:"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$",parentSchema:schema8.properties.headerInjection.properties.headerName,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/headerInjection/headerName",schemaPath:"#/properties/headerInjection/properties/headerName/type",keyword:"type",params:{type: "string"},schema:schema8.properties.headerInjection.properties.headerName.type,parentSchema:schema8.properties.headerInjection.properties.headerName,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.headerValue !== undefined){
let data3 = data1.headerValue;
if(typeof data3 === "string"){
if(isShorter(data3, 1)){
const err10 = {instancePath:instancePath+"/headerInjection/headerValue",schemaPath:"#/properties/headerInjection/properties/headerValue/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema8.properties.headerInjection.properties.headerValue,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern6.test(data3)){
const err11 = {instancePath:instancePath+"/headerInjection/headerValue",schemaPath:"#/properties/headerInjection/properties/headerValue/pattern",keyword:"pattern",params:{ pattern: "the form of a header value (a single line without control characters)" },schema:"^[^\\x00-\\x1f\\x7f]+$",parentSchema:schema8.properties.headerInjection.properties.headerValue,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/headerInjection/headerValue",schemaPath:"#/properties/headerInjection/properties/headerValue/type",keyword:"type",params:{type: "string"},schema:schema8.properties.headerInjection.properties.headerValue.type,parentSchema:schema8.properties.headerInjection.properties.headerValue,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.headerValueEnv !== undefined){
let data4 = data1.headerValueEnv;
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
const err13 = {instancePath:instancePath+"/headerInjection/headerValueEnv",schemaPath:"#/properties/headerInjection/properties/headerValueEnv/pattern",keyword:"pattern",params:{ pattern: "the form of a variable name (letters, digits and \"_\", not beginning with a digit)" },schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema8.properties.headerInjection.properties.headerValueEnv,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/headerInjection/headerValueEnv",schemaPath:"#/properties/headerInjection/properties/headerValueEnv/type",keyword:"type",params:{type: "string"},schema:schema8.properties.headerInjection.properties.headerValueEnv.type,parentSchema:schema8.properties.headerInjection.properties.headerValueEnv,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.bearerTokenEnv !== undefined){
let data5 = data1.bearerTokenEnv;
if(typeof data5 === "string"){
if(isShorter(data5, 1)){
const err15 = {instancePath:instancePath+"/headerInjection/bearerTokenEnv",schemaPath:"#/properties/headerInjection/properties/bearerTokenEnv/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema8.properties.headerInjection.properties.bearerTokenEnv,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/headerInjection/bearerTokenEnv",schemaPath:"#/properties/headerInjection/properties/bearerTokenEnv/type",keyword:"type",params:{type: "string"},schema:schema8.properties.headerInjection.properties.bearerTokenEnv.type,parentSchema:schema8.properties.headerInjection.properties.bearerTokenEnv,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if((data1.headerValue !== undefined ? 1 : 0) + (data1.headerValueEnv !== undefined ? 1 : 0) + (data1.bearerTokenEnv !== undefined ? 1 : 0) !== 1){
const err17 = {instancePath:instancePath+"/headerInjection",schemaPath:"#/properties/headerInjection/x-rule",keyword:"x-rule",params:{ rule: "exactlyOneOf", detail: { fields: ["headerValue", "headerValueEnv", "bearerTokenEnv"] } },schema:schema8.properties.headerInjection["x-rule"],parentSchema:schema8.properties.headerInjection,data:data1};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/headerInjection",schemaPath:"#/properties/headerInjection/type",keyword:"type",params:{type: "object"},schema:schema8.properties.headerInjection.type,parentSchema:schema8.properties.headerInjection,data:data1};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.tokenExchange !== undefined){
let data6 = data.tokenExchange;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.tokenUrl === undefined){
const err19 = {instancePath:instancePath+"/tokenExchange",schemaPath:"#/properties/tokenExchange/required",keyword:"required",params:{missingProperty: "tokenUrl"},schema:schema8.properties.tokenExchange.required,parentSchema:schema8.properties.tokenExchange,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key2 in data6){
if(!(func0.call(schema8.properties.tokenExchange.properties, key2))){
const err20 = {instancePath:instancePath+"/tokenExchange",schemaPath:"#/properties/tokenExchange/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema8.properties.tokenExchange,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data6.tokenUrl !== undefined){
if(!(validate1(data6.tokenUrl, instancePath+"/tokenExchange/tokenUrl"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data6.clientId !== undefined){
let data8 = data6.clientId;
if(typeof data8 === "string"){
if(!pattern4.test(data8)){
const err21 = {instancePath:instancePath+"/tokenExchange/clientId",schemaPath:"#/properties/tokenExchange/properties/clientId/pattern",keyword:"pattern",params:{ pattern: "the form of a string (without spaces around it)" },schema:"^(\\S(.*\\S)?)?$",parentSchema:schema8.properties.tokenExchange.properties.clientId,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/tokenExchange/clientId",schemaPath:"#/properties/tokenExchange/properties/clientId/type",keyword:"type",params:{type: "string"},schema:schema8.properties.tokenExchange.properties.clientId.type,parentSchema:schema8.properties.tokenExchange.properties.clientId,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data6.clientSecret !== undefined){
let data9 = data6.clientSecret;
if(typeof data9 !== "string"){
const err23 = {instancePath:instancePath+"/tokenExchange/clientSecret",schemaPath:"#/properties/tokenExchange/properties/clientSecret/type",keyword:"type",params:{type: "string"},schema:schema8.properties.tokenExchange.properties.clientSecret.type,parentSchema:schema8.properties.tokenExchange.properties.clientSecret,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data6.clientSecretEnv !== undefined){
let data10 = data6.clientSecretEnv;
if(typeof data10 === "string"){
if(!pattern2.test(data10)){
const err24 = {instancePath:instancePath+"/tokenExchange/clientSecretEnv",schemaPath:"#/properties/tokenExchange/properties/clientSecretEnv/pattern",keyword:"pattern",params:{ pattern: "the form of a variable name (letters, digits and \"_\", not beginning with a digit)" },schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema8.properties.tokenExchange.properties.clientSecretEnv,data:data10};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/tokenExchange/clientSecretEnv",schemaPath:"#/properties/tokenExchange/properties/clientSecretEnv/type",keyword:"type",params:{type: "string"},schema:schema8.properties.tokenExchange.properties.clientSecretEnv.type,parentSchema:schema8.properties.tokenExchange.properties.clientSecretEnv,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data6.audience !== undefined){
let data11 = data6.audience;
if(typeof data11 === "string"){
if(!pattern4.test(data11)){
const err26 = {instancePath:instancePath+"/tokenExchange/audience",schemaPath:"#/properties/tokenExchange/properties/audience/pattern",keyword:"pattern",params:{ pattern: "the form of a string (without spaces around it)" },schema:"^(\\S(.*\\S)?)?$",parentSchema:schema8.properties.tokenExchange.properties.audience,data:data11};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/tokenExchange/audience",schemaPath:"#/properties/tokenExchange/properties/audience/type",keyword:"type",params:{type: "string"},schema:schema8.properties.tokenExchange.properties.audience.type,parentSchema:schema8.properties.tokenExchange.properties.audience,data:data11};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data6.scopes !== undefined){
let data12 = data6.scopes;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(typeof data13 === "string"){
if(!pattern0.test(data13)){
const err28 = {instancePath:instancePath+"/tokenExchange/scopes/" + i0,schemaPath:"#/properties/tokenExchange/properties/scopes/items/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema8.properties.tokenExchange.properties.scopes.items,data:data13};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/tokenExchange/scopes/" + i0,schemaPath:"#/properties/tokenExchange/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema8.properties.tokenExchange.properties.scopes.items.type,parentSchema:schema8.properties.tokenExchange.properties.scopes.items,data:data13};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/tokenExchange/scopes",schemaPath:"#/properties/tokenExchange/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema8.properties.tokenExchange.properties.scopes.type,parentSchema:schema8.properties.tokenExchange.properties.scopes,data:data12};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data6.subjectTokenType !== undefined){
let data14 = data6.subjectTokenType;
if(typeof data14 !== "string"){
const err31 = {instancePath:instancePath+"/tokenExchange/subjectTokenType",schemaPath:"#/properties/tokenExchange/properties/subjectTokenType/type",keyword:"type",params:{type: "string"},schema:schema8.properties.tokenExchange.properties.subjectTokenType.type,parentSchema:schema8.properties.tokenExchange.properties.subjectTokenType,data:data14};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data6.subjectProviderName !== undefined){
let data15 = data6.subjectProviderName;
if(typeof data15 !== "string"){
const err32 = {instancePath:instancePath+"/tokenExchange/subjectProviderName",schemaPath:"#/properties/tokenExchange/properties/subjectProviderName/type",keyword:"type",params:{type: "string"},schema:schema8.properties.tokenExchange.properties.subjectProviderName.type,parentSchema:schema8.properties.tokenExchange.properties.subjectProviderName,data:data15};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data6.externalTokenHeaderName !== undefined){
let data16 = data6.externalTokenHeaderName;
if(typeof data16 === "string"){
if(isLonger(data16, 255)){
const err33 = {instancePath:instancePath+"/tokenExchange/externalTokenHeaderName",schemaPath:"#/properties/tokenExchange/properties/externalTokenHeaderName/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema8.properties.tokenExchange.properties.externalTokenHeaderName,data:data16};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(isShorter(data16, 1)){
const err34 = {instancePath:instancePath+"/tokenExchange/externalTokenHeaderName",schemaPath:"#/properties/tokenExchange/properties/externalTokenHeaderName/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema8.properties.tokenExchange.properties.externalTokenHeaderName,data:data16};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!pattern5.test(data16)){
const err35 = {instancePath:instancePath+"/tokenExchange/externalTokenHeaderName",schemaPath:"#/properties/tokenExchange/properties/externalTokenHeaderName/pattern",keyword:"pattern",params:{ pattern: "the form of the name of an HTTP header (letters, digits and \"-\", without spaces and colon)" },schema:"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$",parentSchema:schema8.properties.tokenExchange.properties.externalTokenHeaderName,data:data16};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/tokenExchange/externalTokenHeaderName",schemaPath:"#/properties/tokenExchange/properties/externalTokenHeaderName/type",keyword:"type",params:{type: "string"},schema:schema8.properties.tokenExchange.properties.externalTokenHeaderName.type,parentSchema:schema8.properties.tokenExchange.properties.externalTokenHeaderName,data:data16};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if((data6.clientSecret !== undefined ? 1 : 0) + (data6.clientSecretEnv !== undefined ? 1 : 0) > 1){
const err37 = {instancePath:instancePath+"/tokenExchange",schemaPath:"#/properties/tokenExchange/x-rule",keyword:"x-rule",params:{ rule: "atMostOneOf", detail: { fields: ["clientSecret", "clientSecretEnv"] } },schema:schema8.properties.tokenExchange["x-rule"],parentSchema:schema8.properties.tokenExchange,data:data6};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/tokenExchange",schemaPath:"#/properties/tokenExchange/type",keyword:"type",params:{type: "object"},schema:schema8.properties.tokenExchange.type,parentSchema:schema8.properties.tokenExchange,data:data6};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.upstreamInject !== undefined){
let data17 = data.upstreamInject;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.providerName === undefined){
const err39 = {instancePath:instancePath+"/upstreamInject",schemaPath:"#/properties/upstreamInject/required",keyword:"required",params:{missingProperty: "providerName"},schema:schema8.properties.upstreamInject.required,parentSchema:schema8.properties.upstreamInject,data:data17};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
for(const key3 in data17){
if(!(key3 === "providerName")){
const err40 = {instancePath:instancePath+"/upstreamInject",schemaPath:"#/properties/upstreamInject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema8.properties.upstreamInject,data:data17};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data17.providerName !== undefined){
let data18 = data17.providerName;
if(typeof data18 === "string"){
if(isShorter(data18, 1)){
const err41 = {instancePath:instancePath+"/upstreamInject/providerName",schemaPath:"#/properties/upstreamInject/properties/providerName/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema8.properties.upstreamInject.properties.providerName,data:data18};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/upstreamInject/providerName",schemaPath:"#/properties/upstreamInject/properties/providerName/type",keyword:"type",params:{type: "string"},schema:schema8.properties.upstreamInject.properties.providerName.type,parentSchema:schema8.properties.upstreamInject.properties.providerName,data:data18};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/upstreamInject",schemaPath:"#/properties/upstreamInject/type",keyword:"type",params:{type: "object"},schema:schema8.properties.upstreamInject.type,parentSchema:schema8.properties.upstreamInject,data:data17};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.awsSts !== undefined){
if(!(validate7(data.awsSts, instancePath+"/awsSts"))){
vErrors = vErrors === null ? validate7.errors : joined(vErrors, validate7.errors);
errors = vErrors.length;
}
}
if((data.type === "header_injection") && (data.headerInjection === undefined)){
const err44 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: "header_injection", missing: "headerInjection" } },schema:schema8["x-rule"],parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if((data.type === "token_exchange") && (data.tokenExchange === undefined)){
const err45 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: "token_exchange", missing: "tokenExchange" } },schema:schema8["x-rule"],parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if((data.type === "upstream_inject") && (data.upstreamInject === undefined)){
const err46 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: "upstream_inject", missing: "upstreamInject" } },schema:schema8["x-rule"],parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if((data.type === "aws_sts") && (data.awsSts === undefined)){
const err47 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: "aws_sts", missing: "awsSts" } },schema:schema8["x-rule"],parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((data.headerInjection !== undefined) && (((((data.type === "unauthenticated") || (data.type === "discovered")) || (data.type === "token_exchange")) || (data.type === "upstream_inject")) || (data.type === "aws_sts"))){
const err48 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: data.type ?? null, foreign: "headerInjection", owners: ["header_injection"] } },schema:schema8["x-rule"],parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if((data.tokenExchange !== undefined) && (((((data.type === "unauthenticated") || (data.type === "discovered")) || (data.type === "header_injection")) || (data.type === "upstream_inject")) || (data.type === "aws_sts"))){
const err49 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: data.type ?? null, foreign: "tokenExchange", owners: ["token_exchange"] } },schema:schema8["x-rule"],parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if((data.upstreamInject !== undefined) && (((((data.type === "unauthenticated") || (data.type === "discovered")) || (data.type === "header_injection")) || (data.type === "token_exchange")) || (data.type === "aws_sts"))){
const err50 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: data.type ?? null, foreign: "upstreamInject", owners: ["upstream_inject"] } },schema:schema8["x-rule"],parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if((data.awsSts !== undefined) && (((((data.type === "unauthenticated") || (data.type === "discovered")) || (data.type === "header_injection")) || (data.type === "token_exchange")) || (data.type === "upstream_inject"))){
const err51 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: data.type ?? null, foreign: "awsSts", owners: ["aws_sts"] } },schema:schema8["x-rule"],parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema8.type,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}


function validate9(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "source") || (key0 === "default")) || (key0 === "backends"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.source !== undefined){
let data0 = data.source;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},schema:schema7.properties.source.type,parentSchema:schema7.properties.source,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "inline") || (data0 === "discovered"))){
const err2 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema7.properties.source.enum},schema:schema7.properties.source.enum,parentSchema:schema7.properties.source,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.default !== undefined){
if(!(validate8(data.default, instancePath+"/default"))){
vErrors = vErrors === null ? validate8.errors : joined(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data.backends !== undefined){
let data2 = data.backends;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!(validate8(data2[key1], instancePath+"/backends/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")))){
vErrors = vErrors === null ? validate8.errors : joined(vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/type",keyword:"type",params:{type: "object"},schema:schema7.properties.backends.type,parentSchema:schema7.properties.backends,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema7.type,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"object","additionalProperties":false,"properties":{"conflictResolution":{"type":"string","enum":["prefix","priority","manual"]},"conflictResolutionConfig":{"type":"object","additionalProperties":false,"properties":{"prefixFormat":{"type":"string","pattern":"^[A-Za-z0-9_./-]*\\{workload\\}[A-Za-z0-9_./-]*$","x-form":"a prefix with {workload} once in it (and letters, digits, \"_\", \"-\", \".\" and \"/\" around it)","maxLength":128},"priorityOrder":{"type":"array","items":{"type":"string"},"minItems":1,"x-list":{"type":"atomic"}}}},"tools":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["workload"],"properties":{"workload":{"type":"string"},"toolConfigRef":{"$ref":"../tools/tool-config-ref.json"},"filter":{"type":"array","items":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)"},"x-list":{"type":"set"}},"overrides":{"type":"object","additionalProperties":{"$ref":"./workload-tool-override.json"}},"excludeAll":{"type":"boolean"}}},"x-list":{"type":"map","keys":["workload"]}},"excludeAllTools":{"type":"boolean"}},"x-rule":[{"requires":{"if":{"conflictResolution":"priority"},"then":{"conflictResolutionConfig.priorityOrder":true},"message":"conflictResolution priority needs conflictResolutionConfig.priorityOrder: who wins over whom."}},{"requires":{"if":{"conflictResolution":["prefix","manual"]},"then":{"conflictResolutionConfig.priorityOrder":false},"message":"priorityOrder belongs to conflictResolution priority."}}]};
const pattern7 = new RegExp("^[A-Za-z0-9_./-]*\\{workload\\}[A-Za-z0-9_./-]*$", "u");
const schema11 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1}}};

function validate10(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "name")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(isShorter(data0, 1)){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema11.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema11.properties.name.type,parentSchema:schema11.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string"},"description":{"type":"string"},"annotations":{"$ref":"../tools/tool-annotations-override.json"}},"x-rule":[{"atLeastOneOf":["name","description","annotations"]}]};
const schema13 = {"type":"object","additionalProperties":false,"properties":{"title":{"type":"string"},"readOnlyHint":{"type":"boolean"},"destructiveHint":{"type":"boolean"},"idempotentHint":{"type":"boolean"},"openWorldHint":{"type":"boolean"}}};

function validate11(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "title") || (key0 === "readOnlyHint")) || (key0 === "destructiveHint")) || (key0 === "idempotentHint")) || (key0 === "openWorldHint"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema13.properties.title.type,parentSchema:schema13.properties.title,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.readOnlyHint !== undefined){
let data1 = data.readOnlyHint;
if(typeof data1 !== "boolean"){
const err2 = {instancePath:instancePath+"/readOnlyHint",schemaPath:"#/properties/readOnlyHint/type",keyword:"type",params:{type: "boolean"},schema:schema13.properties.readOnlyHint.type,parentSchema:schema13.properties.readOnlyHint,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.destructiveHint !== undefined){
let data2 = data.destructiveHint;
if(typeof data2 !== "boolean"){
const err3 = {instancePath:instancePath+"/destructiveHint",schemaPath:"#/properties/destructiveHint/type",keyword:"type",params:{type: "boolean"},schema:schema13.properties.destructiveHint.type,parentSchema:schema13.properties.destructiveHint,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.idempotentHint !== undefined){
let data3 = data.idempotentHint;
if(typeof data3 !== "boolean"){
const err4 = {instancePath:instancePath+"/idempotentHint",schemaPath:"#/properties/idempotentHint/type",keyword:"type",params:{type: "boolean"},schema:schema13.properties.idempotentHint.type,parentSchema:schema13.properties.idempotentHint,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.openWorldHint !== undefined){
let data4 = data.openWorldHint;
if(typeof data4 !== "boolean"){
const err5 = {instancePath:instancePath+"/openWorldHint",schemaPath:"#/properties/openWorldHint/type",keyword:"type",params:{type: "boolean"},schema:schema13.properties.openWorldHint.type,parentSchema:schema13.properties.openWorldHint,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}


function validate12(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "description")) || (key0 === "annotations"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema12.properties.name.type,parentSchema:schema12.properties.name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema12.properties.description.type,parentSchema:schema12.properties.description,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.annotations !== undefined){
if(!(validate11(data.annotations, instancePath+"/annotations"))){
vErrors = vErrors === null ? validate11.errors : joined(vErrors, validate11.errors);
errors = vErrors.length;
}
}
if((data.name !== undefined ? 1 : 0) + (data.description !== undefined ? 1 : 0) + (data.annotations !== undefined ? 1 : 0) < 1){
const err3 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "atLeastOneOf", detail: { fields: ["name", "description", "annotations"] } },schema:schema12["x-rule"],parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate13(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "conflictResolution") || (key0 === "conflictResolutionConfig")) || (key0 === "tools")) || (key0 === "excludeAllTools"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.conflictResolution !== undefined){
let data0 = data.conflictResolution;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/conflictResolution",schemaPath:"#/properties/conflictResolution/type",keyword:"type",params:{type: "string"},schema:schema10.properties.conflictResolution.type,parentSchema:schema10.properties.conflictResolution,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data0 === "prefix") || (data0 === "priority")) || (data0 === "manual"))){
const err2 = {instancePath:instancePath+"/conflictResolution",schemaPath:"#/properties/conflictResolution/enum",keyword:"enum",params:{allowedValues: schema10.properties.conflictResolution.enum},schema:schema10.properties.conflictResolution.enum,parentSchema:schema10.properties.conflictResolution,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.conflictResolutionConfig !== undefined){
let data1 = data.conflictResolutionConfig;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!((key1 === "prefixFormat") || (key1 === "priorityOrder"))){
const err3 = {instancePath:instancePath+"/conflictResolutionConfig",schemaPath:"#/properties/conflictResolutionConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema10.properties.conflictResolutionConfig,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.prefixFormat !== undefined){
let data2 = data1.prefixFormat;
if(typeof data2 === "string"){
if(isLonger(data2, 128)){
const err4 = {instancePath:instancePath+"/conflictResolutionConfig/prefixFormat",schemaPath:"#/properties/conflictResolutionConfig/properties/prefixFormat/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema10.properties.conflictResolutionConfig.properties.prefixFormat,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern7.test(data2)){
const err5 = {instancePath:instancePath+"/conflictResolutionConfig/prefixFormat",schemaPath:"#/properties/conflictResolutionConfig/properties/prefixFormat/pattern",keyword:"pattern",params:{ pattern: "the form of a prefix with {workload} once in it (and letters, digits, \"_\", \"-\", \".\" and \"/\" around it)" },schema:"^[A-Za-z0-9_./-]*\\{workload\\}[A-Za-z0-9_./-]*$",parentSchema:schema10.properties.conflictResolutionConfig.properties.prefixFormat,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/conflictResolutionConfig/prefixFormat",schemaPath:"#/properties/conflictResolutionConfig/properties/prefixFormat/type",keyword:"type",params:{type: "string"},schema:schema10.properties.conflictResolutionConfig.properties.prefixFormat.type,parentSchema:schema10.properties.conflictResolutionConfig.properties.prefixFormat,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.priorityOrder !== undefined){
let data3 = data1.priorityOrder;
if(Array.isArray(data3)){
if(data3.length < 1){
const err7 = {instancePath:instancePath+"/conflictResolutionConfig/priorityOrder",schemaPath:"#/properties/conflictResolutionConfig/properties/priorityOrder/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema10.properties.conflictResolutionConfig.properties.priorityOrder,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/conflictResolutionConfig/priorityOrder/" + i0,schemaPath:"#/properties/conflictResolutionConfig/properties/priorityOrder/items/type",keyword:"type",params:{type: "string"},schema:schema10.properties.conflictResolutionConfig.properties.priorityOrder.items.type,parentSchema:schema10.properties.conflictResolutionConfig.properties.priorityOrder.items,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/conflictResolutionConfig/priorityOrder",schemaPath:"#/properties/conflictResolutionConfig/properties/priorityOrder/type",keyword:"type",params:{type: "array"},schema:schema10.properties.conflictResolutionConfig.properties.priorityOrder.type,parentSchema:schema10.properties.conflictResolutionConfig.properties.priorityOrder,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/conflictResolutionConfig",schemaPath:"#/properties/conflictResolutionConfig/type",keyword:"type",params:{type: "object"},schema:schema10.properties.conflictResolutionConfig.type,parentSchema:schema10.properties.conflictResolutionConfig,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.tools !== undefined){
let data5 = data.tools;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.workload === undefined){
const err11 = {instancePath:instancePath+"/tools/" + i1,schemaPath:"#/properties/tools/items/required",keyword:"required",params:{missingProperty: "workload"},schema:schema10.properties.tools.items.required,parentSchema:schema10.properties.tools.items,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key2 in data6){
if(!(((((key2 === "workload") || (key2 === "toolConfigRef")) || (key2 === "filter")) || (key2 === "overrides")) || (key2 === "excludeAll"))){
const err12 = {instancePath:instancePath+"/tools/" + i1,schemaPath:"#/properties/tools/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema10.properties.tools.items,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data6.workload !== undefined){
let data7 = data6.workload;
if(typeof data7 !== "string"){
const err13 = {instancePath:instancePath+"/tools/" + i1+"/workload",schemaPath:"#/properties/tools/items/properties/workload/type",keyword:"type",params:{type: "string"},schema:schema10.properties.tools.items.properties.workload.type,parentSchema:schema10.properties.tools.items.properties.workload,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data6.toolConfigRef !== undefined){
if(!(validate10(data6.toolConfigRef, instancePath+"/tools/" + i1+"/toolConfigRef"))){
vErrors = vErrors === null ? validate10.errors : joined(vErrors, validate10.errors);
errors = vErrors.length;
}
}
if(data6.filter !== undefined){
let data9 = data6.filter;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
const err14 = {instancePath:instancePath+"/tools/" + i1+"/filter/" + i2,schemaPath:"#/properties/tools/items/properties/filter/items/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema10.properties.tools.items.properties.filter.items,data:data10};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/tools/" + i1+"/filter/" + i2,schemaPath:"#/properties/tools/items/properties/filter/items/type",keyword:"type",params:{type: "string"},schema:schema10.properties.tools.items.properties.filter.items.type,parentSchema:schema10.properties.tools.items.properties.filter.items,data:data10};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
let twice0;
if (data9.length > 1) { const seen = new Map(); data9.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err16 = {instancePath:instancePath+"/tools/" + i1+"/filter",schemaPath:"#/properties/tools/items/properties/filter/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema10.properties.tools.items.properties.filter["x-list"],parentSchema:schema10.properties.tools.items.properties.filter,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/tools/" + i1+"/filter",schemaPath:"#/properties/tools/items/properties/filter/type",keyword:"type",params:{type: "array"},schema:schema10.properties.tools.items.properties.filter.type,parentSchema:schema10.properties.tools.items.properties.filter,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data6.overrides !== undefined){
let data11 = data6.overrides;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key3 in data11){
if(!(validate12(data11[key3], instancePath+"/tools/" + i1+"/overrides/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")))){
vErrors = vErrors === null ? validate12.errors : joined(vErrors, validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/tools/" + i1+"/overrides",schemaPath:"#/properties/tools/items/properties/overrides/type",keyword:"type",params:{type: "object"},schema:schema10.properties.tools.items.properties.overrides.type,parentSchema:schema10.properties.tools.items.properties.overrides,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.excludeAll !== undefined){
let data13 = data6.excludeAll;
if(typeof data13 !== "boolean"){
const err19 = {instancePath:instancePath+"/tools/" + i1+"/excludeAll",schemaPath:"#/properties/tools/items/properties/excludeAll/type",keyword:"type",params:{type: "boolean"},schema:schema10.properties.tools.items.properties.excludeAll.type,parentSchema:schema10.properties.tools.items.properties.excludeAll,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/tools/" + i1,schemaPath:"#/properties/tools/items/type",keyword:"type",params:{type: "object"},schema:schema10.properties.tools.items.type,parentSchema:schema10.properties.tools.items,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
let twice1;
if (data5.length > 1) { const seen = new Map(); data5.forEach((item, index) => { const identity = typeof item?.["workload"] === "string" ? "=" + item?.["workload"] : JSON.stringify([item?.["workload"]]); if (seen.has(identity)) twice1 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice1 !== undefined){
const err21 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/x-list",keyword:"x-list",params:{ first: twice1[0], second: twice1[1], keys: ["workload"] },schema:schema10.properties.tools["x-list"],parentSchema:schema10.properties.tools,data:data5};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"},schema:schema10.properties.tools.type,parentSchema:schema10.properties.tools,data:data5};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.excludeAllTools !== undefined){
let data14 = data.excludeAllTools;
if(typeof data14 !== "boolean"){
const err23 = {instancePath:instancePath+"/excludeAllTools",schemaPath:"#/properties/excludeAllTools/type",keyword:"type",params:{type: "boolean"},schema:schema10.properties.excludeAllTools.type,parentSchema:schema10.properties.excludeAllTools,data:data14};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if((data.conflictResolution === "priority") && (!(data.conflictResolutionConfig?.priorityOrder !== undefined))){
const err24 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "conflictResolution priority needs conflictResolutionConfig.priorityOrder: who wins over whom.", fields: ["conflictResolution", "conflictResolutionConfig.priorityOrder"] } },schema:schema10["x-rule"],parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((((data.conflictResolution === "prefix") || (data.conflictResolution === "manual")) || ((data !== undefined) && (data.conflictResolution === undefined))) && (!(data.conflictResolutionConfig?.priorityOrder === undefined))){
const err25 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "priorityOrder belongs to conflictResolution priority.", fields: ["conflictResolution", "conflictResolutionConfig.priorityOrder"] } },schema:schema10["x-rule"],parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"object","additionalProperties":false,"required":["name","steps"],"properties":{"name":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_./-]+$","x-form":"a tool name (letters, digits, \"_\", \"-\", \".\" and \"/\")"},"description":{"type":"string"},"parameters":{"type":"object","x-language":"json-schema"},"timeout":{"$ref":"../value/positive-duration.json"},"steps":{"type":"array","items":{"$ref":"./workflow-step-config.json"},"minItems":1,"maxItems":100,"x-list":{"type":"map","keys":["id"]}},"output":{"$ref":"./output-config.json"}}};
const pattern8 = new RegExp("^[A-Za-z0-9_./-]+$", "u");
const schema15 = {"type":"string","x-language":"duration","pattern":"^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$","maxLength":64,"x-minimum-duration":"1ms","examples":["30s","1m30s"]};
const pattern9 = new RegExp("^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$", "u");

function validate14(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 64)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Array.from(String(data).matchAll(/([0-9.]+)(ns|us|µs|ms|s|m|h)/gu)).reduce((sum, part) => sum + Number(part[1]) * ({ ns: 1, us: 1e3, "µs": 1e3, ms: 1e6, s: 1e9, m: 6e10, h: 3.6e12 })[part[2]], 0) < Array.from(String("1ms").matchAll(/([0-9.]+)(ns|us|µs|ms|s|m|h)/gu)).reduce((sum, part) => sum + Number(part[1]) * ({ ns: 1, us: 1e3, "µs": 1e3, ms: 1e6, s: 1e9, m: 6e10, h: 3.6e12 })[part[2]], 0)){
const err1 = {instancePath,schemaPath:"#/x-minimum-duration",keyword:"x-minimum-duration",params:{ minimum: "1ms" },schema:"1ms",parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern9.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$" },schema:"^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$",parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema15.type,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

const schema16 = {"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string","minLength":1,"maxLength":253},"type":{"type":"string","enum":["tool","elicitation","forEach"]},"tool":{"type":"string","pattern":"^[^\\s.]+\\.[^\\s]*[^\\s.]$","x-form":"a tool of a workload (workload.tool)","examples":["tracker.create_issue"]},"arguments":{"type":"object","x-language":"go-template"},"condition":{"type":"string","x-language":"go-template"},"dependsOn":{"type":"array","items":{"type":"string"},"x-list":{"type":"atomic"}},"onError":{"type":"object","additionalProperties":false,"properties":{"action":{"type":"string","enum":["abort","continue","retry"]},"retryCount":{"minimum":1,"maximum":9007199254740991,"type":"integer"},"retryDelay":{"$ref":"../value/duration.json"}},"x-rule":[{"requires":{"if":{"action":"retry"},"then":{"retryCount":true},"message":"Action retry needs retryCount: how often to try again."}},{"requires":{"if":{"action":["abort","continue"]},"then":{"retryCount":false,"retryDelay":false},"message":"retryCount and retryDelay belong to action retry."}}]},"message":{"type":"string","minLength":1,"x-language":"go-template"},"schema":{"type":"object","x-language":"json-schema"},"timeout":{"$ref":"../value/positive-duration.json"},"onDecline":{"$ref":"./elicitation-response-config.json"},"onCancel":{"$ref":"./elicitation-response-config.json"},"defaultResults":{"type":"object"},"collection":{"type":"string","minLength":1,"x-language":"go-template"},"itemVar":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","x-form":"a variable name (letters, digits and \"_\", not beginning with a digit)"},"maxParallel":{"minimum":1,"maximum":9007199254740991,"type":"integer"},"maxIterations":{"minimum":1,"maximum":1000,"type":"integer"},"step":{"$ref":"./workflow-step-config.json"}},"x-rule":[{"requires":{"if":{"type":"tool"},"then":{"tool":true},"message":"A step of type tool needs tool: the workload, a dot, and the tool's name."}},{"requires":{"if":{"type":"elicitation"},"then":{"message":true},"message":"A step of type elicitation needs message: the question to put."}},{"requires":{"if":{"type":"forEach"},"then":{"collection":true,"step":true},"message":"A step of type forEach needs collection, the list, and step, what to run per item."}},{"requires":{"if":{"type":["elicitation","forEach"]},"then":{"tool":false,"arguments":false},"message":"tool and arguments belong to type tool; a forEach has them in its inner step."}},{"requires":{"if":{"type":["tool","forEach"]},"then":{"message":false,"schema":false,"onDecline":false,"onCancel":false},"message":"message, schema, onDecline and onCancel belong to type elicitation."}},{"requires":{"if":{"type":["tool","elicitation"]},"then":{"collection":false,"itemVar":"item","maxParallel":10,"maxIterations":100,"step":false},"message":"collection, itemVar, maxParallel, maxIterations and step belong to type forEach."}},{"requires":{"if":{"step":true},"then":{"step.type":"tool","step.dependsOn":false},"message":"The inner step of a forEach is of type tool and depends on no other step."}}]};
const pattern10 = new RegExp("^[^\\s.]+\\.[^\\s]*[^\\s.]$", "u");
const schema17 = {"type":"string","x-language":"duration","pattern":"^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$","maxLength":64,"examples":["30s","1h30m"]};

function validate15(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 64)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern9.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$" },schema:"^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$",parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema17.type,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"object","additionalProperties":false,"properties":{"action":{"type":"string","enum":["skip_remaining","abort","continue"]}}};

function validate16(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "action")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},schema:schema18.properties.action.type,parentSchema:schema18.properties.action,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data0 === "skip_remaining") || (data0 === "abort")) || (data0 === "continue"))){
const err2 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema18.properties.action.enum},schema:schema18.properties.action.enum,parentSchema:schema18.properties.action,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

const wrapper0 = {validate: validate17};

function validate17(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema16.required,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema16.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(isLonger(data0, 253)){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 253},schema:253,parentSchema:schema16.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(isShorter(data0, 1)){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema16.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema16.properties.id.type,parentSchema:schema16.properties.id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema16.properties.type.type,parentSchema:schema16.properties.type,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data1 === "tool") || (data1 === "elicitation")) || (data1 === "forEach"))){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema16.properties.type.enum},schema:schema16.properties.type.enum,parentSchema:schema16.properties.type,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.tool !== undefined){
let data2 = data.tool;
if(typeof data2 === "string"){
if(!pattern10.test(data2)){
const err7 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/pattern",keyword:"pattern",params:{ pattern: "the form of a tool of a workload (workload.tool)" },schema:"^[^\\s.]+\\.[^\\s]*[^\\s.]$",parentSchema:schema16.properties.tool,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "string"},schema:schema16.properties.tool.type,parentSchema:schema16.properties.tool,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.arguments !== undefined){
let data3 = data.arguments;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err9 = {instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: "object"},schema:schema16.properties.arguments.type,parentSchema:schema16.properties.arguments,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.condition !== undefined){
let data4 = data.condition;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/condition",schemaPath:"#/properties/condition/type",keyword:"type",params:{type: "string"},schema:schema16.properties.condition.type,parentSchema:schema16.properties.condition,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.dependsOn !== undefined){
let data5 = data.dependsOn;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err11 = {instancePath:instancePath+"/dependsOn/" + i0,schemaPath:"#/properties/dependsOn/items/type",keyword:"type",params:{type: "string"},schema:schema16.properties.dependsOn.items.type,parentSchema:schema16.properties.dependsOn.items,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/dependsOn",schemaPath:"#/properties/dependsOn/type",keyword:"type",params:{type: "array"},schema:schema16.properties.dependsOn.type,parentSchema:schema16.properties.dependsOn,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.onError !== undefined){
let data7 = data.onError;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key1 in data7){
if(!(((key1 === "action") || (key1 === "retryCount")) || (key1 === "retryDelay"))){
const err13 = {instancePath:instancePath+"/onError",schemaPath:"#/properties/onError/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema16.properties.onError,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data7.action !== undefined){
let data8 = data7.action;
if(typeof data8 !== "string"){
const err14 = {instancePath:instancePath+"/onError/action",schemaPath:"#/properties/onError/properties/action/type",keyword:"type",params:{type: "string"},schema:schema16.properties.onError.properties.action.type,parentSchema:schema16.properties.onError.properties.action,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((data8 === "abort") || (data8 === "continue")) || (data8 === "retry"))){
const err15 = {instancePath:instancePath+"/onError/action",schemaPath:"#/properties/onError/properties/action/enum",keyword:"enum",params:{allowedValues: schema16.properties.onError.properties.action.enum},schema:schema16.properties.onError.properties.action.enum,parentSchema:schema16.properties.onError.properties.action,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data7.retryCount !== undefined){
let data9 = data7.retryCount;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err16 = {instancePath:instancePath+"/onError/retryCount",schemaPath:"#/properties/onError/properties/retryCount/type",keyword:"type",params:{type: "integer"},schema:schema16.properties.onError.properties.retryCount.type,parentSchema:schema16.properties.onError.properties.retryCount,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
const err17 = {instancePath:instancePath+"/onError/retryCount",schemaPath:"#/properties/onError/properties/retryCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema16.properties.onError.properties.retryCount,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err18 = {instancePath:instancePath+"/onError/retryCount",schemaPath:"#/properties/onError/properties/retryCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema16.properties.onError.properties.retryCount,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data7.retryDelay !== undefined){
if(!(validate15(data7.retryDelay, instancePath+"/onError/retryDelay"))){
vErrors = vErrors === null ? validate15.errors : joined(vErrors, validate15.errors);
errors = vErrors.length;
}
}
if((data7.action === "retry") && (!(data7.retryCount !== undefined))){
const err19 = {instancePath:instancePath+"/onError",schemaPath:"#/properties/onError/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "Action retry needs retryCount: how often to try again.", fields: ["action", "retryCount"] } },schema:schema16.properties.onError["x-rule"],parentSchema:schema16.properties.onError,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((((data7.action === "abort") || (data7.action === "continue")) || ((data7 !== undefined) && (data7.action === undefined))) && (!((data7.retryCount === undefined) && (data7.retryDelay === undefined)))){
const err20 = {instancePath:instancePath+"/onError",schemaPath:"#/properties/onError/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "retryCount and retryDelay belong to action retry.", fields: ["action", "retryCount", "retryDelay"] } },schema:schema16.properties.onError["x-rule"],parentSchema:schema16.properties.onError,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/onError",schemaPath:"#/properties/onError/type",keyword:"type",params:{type: "object"},schema:schema16.properties.onError.type,parentSchema:schema16.properties.onError,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.message !== undefined){
let data11 = data.message;
if(typeof data11 === "string"){
if(isShorter(data11, 1)){
const err22 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema16.properties.message,data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},schema:schema16.properties.message.type,parentSchema:schema16.properties.message,data:data11};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.schema !== undefined){
let data12 = data.schema;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err24 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: "object"},schema:schema16.properties.schema.type,parentSchema:schema16.properties.schema,data:data12};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.timeout !== undefined){
if(!(validate14(data.timeout, instancePath+"/timeout"))){
vErrors = vErrors === null ? validate14.errors : joined(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.onDecline !== undefined){
if(!(validate16(data.onDecline, instancePath+"/onDecline"))){
vErrors = vErrors === null ? validate16.errors : joined(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.onCancel !== undefined){
if(!(validate16(data.onCancel, instancePath+"/onCancel"))){
vErrors = vErrors === null ? validate16.errors : joined(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.defaultResults !== undefined){
let data16 = data.defaultResults;
if(!(data16 && typeof data16 == "object" && !Array.isArray(data16))){
const err25 = {instancePath:instancePath+"/defaultResults",schemaPath:"#/properties/defaultResults/type",keyword:"type",params:{type: "object"},schema:schema16.properties.defaultResults.type,parentSchema:schema16.properties.defaultResults,data:data16};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.collection !== undefined){
let data17 = data.collection;
if(typeof data17 === "string"){
if(isShorter(data17, 1)){
const err26 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema16.properties.collection,data:data17};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/type",keyword:"type",params:{type: "string"},schema:schema16.properties.collection.type,parentSchema:schema16.properties.collection,data:data17};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.itemVar !== undefined){
let data18 = data.itemVar;
if(typeof data18 === "string"){
if(!pattern2.test(data18)){
const err28 = {instancePath:instancePath+"/itemVar",schemaPath:"#/properties/itemVar/pattern",keyword:"pattern",params:{ pattern: "the form of a variable name (letters, digits and \"_\", not beginning with a digit)" },schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema16.properties.itemVar,data:data18};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/itemVar",schemaPath:"#/properties/itemVar/type",keyword:"type",params:{type: "string"},schema:schema16.properties.itemVar.type,parentSchema:schema16.properties.itemVar,data:data18};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.maxParallel !== undefined){
let data19 = data.maxParallel;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err30 = {instancePath:instancePath+"/maxParallel",schemaPath:"#/properties/maxParallel/type",keyword:"type",params:{type: "integer"},schema:schema16.properties.maxParallel.type,parentSchema:schema16.properties.maxParallel,data:data19};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 9007199254740991 || isNaN(data19)){
const err31 = {instancePath:instancePath+"/maxParallel",schemaPath:"#/properties/maxParallel/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema16.properties.maxParallel,data:data19};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data19 < 1 || isNaN(data19)){
const err32 = {instancePath:instancePath+"/maxParallel",schemaPath:"#/properties/maxParallel/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema16.properties.maxParallel,data:data19};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data.maxIterations !== undefined){
let data20 = data.maxIterations;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err33 = {instancePath:instancePath+"/maxIterations",schemaPath:"#/properties/maxIterations/type",keyword:"type",params:{type: "integer"},schema:schema16.properties.maxIterations.type,parentSchema:schema16.properties.maxIterations,data:data20};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 1000 || isNaN(data20)){
const err34 = {instancePath:instancePath+"/maxIterations",schemaPath:"#/properties/maxIterations/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},schema:1000,parentSchema:schema16.properties.maxIterations,data:data20};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data20 < 1 || isNaN(data20)){
const err35 = {instancePath:instancePath+"/maxIterations",schemaPath:"#/properties/maxIterations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema16.properties.maxIterations,data:data20};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data.step !== undefined){
if(!(wrapper0.validate(data.step, instancePath+"/step"))){
vErrors = vErrors === null ? wrapper0.validate.errors : joined(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
}
if(((data.type === "tool") || ((data !== undefined) && (data.type === undefined))) && (!(data.tool !== undefined))){
const err36 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "A step of type tool needs tool: the workload, a dot, and the tool's name.", fields: ["type", "tool"] } },schema:schema16["x-rule"],parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((data.type === "elicitation") && (!(data.message !== undefined))){
const err37 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "A step of type elicitation needs message: the question to put.", fields: ["type", "message"] } },schema:schema16["x-rule"],parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((data.type === "forEach") && (!((data.collection !== undefined) && (data.step !== undefined)))){
const err38 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "A step of type forEach needs collection, the list, and step, what to run per item.", fields: ["type", "collection", "step"] } },schema:schema16["x-rule"],parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(((data.type === "elicitation") || (data.type === "forEach")) && (!((data.tool === undefined) && (data.arguments === undefined)))){
const err39 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "tool and arguments belong to type tool; a forEach has them in its inner step.", fields: ["type", "tool", "arguments"] } },schema:schema16["x-rule"],parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((((data.type === "tool") || (data.type === "forEach")) || ((data !== undefined) && (data.type === undefined))) && (!((((data.message === undefined) && (data.schema === undefined)) && (data.onDecline === undefined)) && (data.onCancel === undefined)))){
const err40 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "message, schema, onDecline and onCancel belong to type elicitation.", fields: ["type", "message", "schema", "onDecline", "onCancel"] } },schema:schema16["x-rule"],parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((((data.type === "tool") || (data.type === "elicitation")) || ((data !== undefined) && (data.type === undefined))) && (!(((((data.collection === undefined) && ((data.itemVar === "item") || ((data !== undefined) && (data.itemVar === undefined)))) && ((data.maxParallel === 10) || ((data !== undefined) && (data.maxParallel === undefined)))) && ((data.maxIterations === 100) || ((data !== undefined) && (data.maxIterations === undefined)))) && (data.step === undefined)))){
const err41 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "collection, itemVar, maxParallel, maxIterations and step belong to type forEach.", fields: ["type", "collection", "itemVar", "maxParallel", "maxIterations", "step"] } },schema:schema16["x-rule"],parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((data.step !== undefined) && (!(((data.step?.type === "tool") || ((data.step !== undefined) && (data.step?.type === undefined))) && (data.step?.dependsOn === undefined)))){
const err42 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "The inner step of a forEach is of type tool and depends on no other step.", fields: ["step", "step.type", "step.dependsOn"] } },schema:schema16["x-rule"],parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema16.type,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

const schema19 = {"type":"object","additionalProperties":false,"properties":{"properties":{"type":"object","additionalProperties":{"$ref":"./output-property.json"}},"required":{"type":"array","items":{"type":"string"},"x-list":{"type":"set"}}}};
const schema20 = {"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"type":"string","enum":["string","integer","number","boolean","object","array"]},"description":{"type":"string"},"value":{"type":"string","x-language":"go-template"},"properties":{"type":"object","additionalProperties":{"$ref":"./output-property.json"}},"default":{"$ref":"../value/json-value.json"}},"x-rule":[{"requires":{"if":{"type":["string","integer","number","boolean","array"]},"then":{"value":true},"message":"Every type except object needs value: the template that builds it."}},{"requires":{"if":{"type":["string","integer","number","boolean","array"]},"then":{"properties":false},"message":"Only type object may have properties."}},{"requires":{"if":{"type":"object","value":false},"then":{"properties":true},"message":"Type object needs value or properties."}},{"requires":{"if":{"type":"object","properties":true},"then":{"value":false},"message":"Type object takes value or properties, not both."}}]};
const wrapper1 = {validate: validate18};
const schema21 = {"oneOf":[{"type":"string"},{"type":"number"},{"type":"boolean"},{"type":"object"},{"type":"array","items":{"$ref":"./json-value.json"},"x-list":{"type":"atomic"}}]};
const wrapper2 = {validate: validate19};

function validate19(data, instancePath = ""){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema21.oneOf[0].type,parentSchema:schema21.oneOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(!((typeof data == "number") && (isFinite(data)))){
const err1 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "number"},schema:schema21.oneOf[1].type,parentSchema:schema21.oneOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs5 = errors;
if(typeof data !== "boolean"){
const err2 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "boolean"},schema:schema21.oneOf[2].type,parentSchema:schema21.oneOf[2],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs7 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err3 = {instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"},schema:schema21.oneOf[3].type,parentSchema:schema21.oneOf[3],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
const _errs9 = errors;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper2.validate(data[i0], instancePath+"/" + i0))){
vErrors = vErrors === null ? wrapper2.validate.errors : joined(vErrors, wrapper2.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type: "array"},schema:schema21.oneOf[4].type,parentSchema:schema21.oneOf[4],data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs9 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid0 = true;
passing0 = 4;
}
}
}
}
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema21.oneOf,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate19.errors = vErrors;
return errors === 0;
}


function validate18(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "description")) || (key0 === "value")) || (key0 === "properties")) || (key0 === "default"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema20.properties.type.type,parentSchema:schema20.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((((data0 === "string") || (data0 === "integer")) || (data0 === "number")) || (data0 === "boolean")) || (data0 === "object")) || (data0 === "array"))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema20.properties.type.enum},schema:schema20.properties.type.enum,parentSchema:schema20.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema20.properties.description.type,parentSchema:schema20.properties.description,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.value !== undefined){
let data2 = data.value;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},schema:schema20.properties.value.type,parentSchema:schema20.properties.value,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.properties !== undefined){
let data3 = data.properties;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
if(!(wrapper1.validate(data3[key1], instancePath+"/properties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")))){
vErrors = vErrors === null ? wrapper1.validate.errors : joined(vErrors, wrapper1.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"},schema:schema20.properties.properties.type,parentSchema:schema20.properties.properties,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.default !== undefined){
if(!(validate19(data.default, instancePath+"/default"))){
vErrors = vErrors === null ? validate19.errors : joined(vErrors, validate19.errors);
errors = vErrors.length;
}
}
if((((((data.type === "string") || (data.type === "integer")) || (data.type === "number")) || (data.type === "boolean")) || (data.type === "array")) && (!(data.value !== undefined))){
const err7 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "Every type except object needs value: the template that builds it.", fields: ["type", "value"] } },schema:schema20["x-rule"],parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((((((data.type === "string") || (data.type === "integer")) || (data.type === "number")) || (data.type === "boolean")) || (data.type === "array")) && (!(data.properties === undefined))){
const err8 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "Only type object may have properties.", fields: ["type", "properties"] } },schema:schema20["x-rule"],parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(((data.type === "object") && (data.value === undefined)) && (!(data.properties !== undefined))){
const err9 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "Type object needs value or properties.", fields: ["type", "value", "properties"] } },schema:schema20["x-rule"],parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(((data.type === "object") && (data.properties !== undefined)) && (!(data.value === undefined))){
const err10 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "Type object takes value or properties, not both.", fields: ["type", "properties", "value"] } },schema:schema20["x-rule"],parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}


function validate20(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "properties") || (key0 === "required"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.properties !== undefined){
let data0 = data.properties;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!(validate18(data0[key1], instancePath+"/properties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")))){
vErrors = vErrors === null ? validate18.errors : joined(vErrors, validate18.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"},schema:schema19.properties.properties.type,parentSchema:schema19.properties.properties,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.required !== undefined){
let data2 = data.required;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/required/" + i0,schemaPath:"#/properties/required/items/type",keyword:"type",params:{type: "string"},schema:schema19.properties.required.items.type,parentSchema:schema19.properties.required.items,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
let twice0;
if (data2.length > 1) { const seen = new Map(); data2.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err3 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema19.properties.required["x-list"],parentSchema:schema19.properties.required,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "array"},schema:schema19.properties.required.type,parentSchema:schema19.properties.required,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema19.type,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}


function validate21(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.steps === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"},schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "description")) || (key0 === "parameters")) || (key0 === "timeout")) || (key0 === "steps")) || (key0 === "output"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(isLonger(data0, 128)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema14.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(isShorter(data0, 1)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema14.properties.name,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern8.test(data0)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{ pattern: "the form of a tool name (letters, digits, \"_\", \"-\", \".\" and \"/\")" },schema:"^[A-Za-z0-9_./-]+$",parentSchema:schema14.properties.name,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema14.properties.name.type,parentSchema:schema14.properties.name,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema14.properties.description.type,parentSchema:schema14.properties.description,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.parameters !== undefined){
let data2 = data.parameters;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err8 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "object"},schema:schema14.properties.parameters.type,parentSchema:schema14.properties.parameters,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.timeout !== undefined){
if(!(validate14(data.timeout, instancePath+"/timeout"))){
vErrors = vErrors === null ? validate14.errors : joined(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.steps !== undefined){
let data4 = data.steps;
if(Array.isArray(data4)){
if(data4.length > 100){
const err9 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema14.properties.steps,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.length < 1){
const err10 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema14.properties.steps,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate17(data4[i0], instancePath+"/steps/" + i0))){
vErrors = vErrors === null ? validate17.errors : joined(vErrors, validate17.errors);
errors = vErrors.length;
}
}
let twice0;
if (data4.length > 1) { const seen = new Map(); data4.forEach((item, index) => { const identity = typeof item?.["id"] === "string" ? "=" + item?.["id"] : JSON.stringify([item?.["id"]]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err11 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: ["id"] },schema:schema14.properties.steps["x-list"],parentSchema:schema14.properties.steps,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},schema:schema14.properties.steps.type,parentSchema:schema14.properties.steps,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.output !== undefined){
if(!(validate20(data.output, instancePath+"/output"))){
vErrors = vErrors === null ? validate20.errors : joined(vErrors, validate20.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema14.type,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

const schema22 = {"type":"object","additionalProperties":false,"properties":{"healthCheckInterval":{"$ref":"../value/positive-duration.json"},"unhealthyThreshold":{"minimum":1,"maximum":9007199254740991,"type":"integer"},"healthCheckTimeout":{"$ref":"../value/positive-duration.json"},"statusReportingInterval":{"$ref":"../value/positive-duration.json"},"partialFailureMode":{"type":"string","enum":["fail","best_effort"]},"circuitBreaker":{"type":"object","additionalProperties":false,"properties":{"enabled":{"type":"boolean"},"failureThreshold":{"minimum":1,"maximum":9007199254740991,"type":"integer"},"timeout":{"type":"string","x-language":"duration","pattern":"^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$","maxLength":64,"x-minimum-duration":"1s"}}}}};

function validate22(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "healthCheckInterval") || (key0 === "unhealthyThreshold")) || (key0 === "healthCheckTimeout")) || (key0 === "statusReportingInterval")) || (key0 === "partialFailureMode")) || (key0 === "circuitBreaker"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.healthCheckInterval !== undefined){
if(!(validate14(data.healthCheckInterval, instancePath+"/healthCheckInterval"))){
vErrors = vErrors === null ? validate14.errors : joined(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.unhealthyThreshold !== undefined){
let data1 = data.unhealthyThreshold;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/unhealthyThreshold",schemaPath:"#/properties/unhealthyThreshold/type",keyword:"type",params:{type: "integer"},schema:schema22.properties.unhealthyThreshold.type,parentSchema:schema22.properties.unhealthyThreshold,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/unhealthyThreshold",schemaPath:"#/properties/unhealthyThreshold/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema22.properties.unhealthyThreshold,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/unhealthyThreshold",schemaPath:"#/properties/unhealthyThreshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema22.properties.unhealthyThreshold,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.healthCheckTimeout !== undefined){
if(!(validate14(data.healthCheckTimeout, instancePath+"/healthCheckTimeout"))){
vErrors = vErrors === null ? validate14.errors : joined(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.statusReportingInterval !== undefined){
if(!(validate14(data.statusReportingInterval, instancePath+"/statusReportingInterval"))){
vErrors = vErrors === null ? validate14.errors : joined(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.partialFailureMode !== undefined){
let data4 = data.partialFailureMode;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/partialFailureMode",schemaPath:"#/properties/partialFailureMode/type",keyword:"type",params:{type: "string"},schema:schema22.properties.partialFailureMode.type,parentSchema:schema22.properties.partialFailureMode,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data4 === "fail") || (data4 === "best_effort"))){
const err5 = {instancePath:instancePath+"/partialFailureMode",schemaPath:"#/properties/partialFailureMode/enum",keyword:"enum",params:{allowedValues: schema22.properties.partialFailureMode.enum},schema:schema22.properties.partialFailureMode.enum,parentSchema:schema22.properties.partialFailureMode,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.circuitBreaker !== undefined){
let data5 = data.circuitBreaker;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(!(((key1 === "enabled") || (key1 === "failureThreshold")) || (key1 === "timeout"))){
const err6 = {instancePath:instancePath+"/circuitBreaker",schemaPath:"#/properties/circuitBreaker/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema22.properties.circuitBreaker,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data5.enabled !== undefined){
let data6 = data5.enabled;
if(typeof data6 !== "boolean"){
const err7 = {instancePath:instancePath+"/circuitBreaker/enabled",schemaPath:"#/properties/circuitBreaker/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema22.properties.circuitBreaker.properties.enabled.type,parentSchema:schema22.properties.circuitBreaker.properties.enabled,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data5.failureThreshold !== undefined){
let data7 = data5.failureThreshold;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err8 = {instancePath:instancePath+"/circuitBreaker/failureThreshold",schemaPath:"#/properties/circuitBreaker/properties/failureThreshold/type",keyword:"type",params:{type: "integer"},schema:schema22.properties.circuitBreaker.properties.failureThreshold.type,parentSchema:schema22.properties.circuitBreaker.properties.failureThreshold,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9007199254740991 || isNaN(data7)){
const err9 = {instancePath:instancePath+"/circuitBreaker/failureThreshold",schemaPath:"#/properties/circuitBreaker/properties/failureThreshold/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema22.properties.circuitBreaker.properties.failureThreshold,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err10 = {instancePath:instancePath+"/circuitBreaker/failureThreshold",schemaPath:"#/properties/circuitBreaker/properties/failureThreshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema22.properties.circuitBreaker.properties.failureThreshold,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data5.timeout !== undefined){
let data8 = data5.timeout;
if(typeof data8 === "string"){
if(isLonger(data8, 64)){
const err11 = {instancePath:instancePath+"/circuitBreaker/timeout",schemaPath:"#/properties/circuitBreaker/properties/timeout/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema22.properties.circuitBreaker.properties.timeout,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(Array.from(String(data8).matchAll(/([0-9.]+)(ns|us|µs|ms|s|m|h)/gu)).reduce((sum, part) => sum + Number(part[1]) * ({ ns: 1, us: 1e3, "µs": 1e3, ms: 1e6, s: 1e9, m: 6e10, h: 3.6e12 })[part[2]], 0) < Array.from(String("1s").matchAll(/([0-9.]+)(ns|us|µs|ms|s|m|h)/gu)).reduce((sum, part) => sum + Number(part[1]) * ({ ns: 1, us: 1e3, "µs": 1e3, ms: 1e6, s: 1e9, m: 6e10, h: 3.6e12 })[part[2]], 0)){
const err12 = {instancePath:instancePath+"/circuitBreaker/timeout",schemaPath:"#/properties/circuitBreaker/properties/timeout/x-minimum-duration",keyword:"x-minimum-duration",params:{ minimum: "1s" },schema:"1s",parentSchema:schema22.properties.circuitBreaker.properties.timeout,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern9.test(data8)){
const err13 = {instancePath:instancePath+"/circuitBreaker/timeout",schemaPath:"#/properties/circuitBreaker/properties/timeout/pattern",keyword:"pattern",params:{ pattern: "^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$" },schema:"^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$",parentSchema:schema22.properties.circuitBreaker.properties.timeout,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/circuitBreaker/timeout",schemaPath:"#/properties/circuitBreaker/properties/timeout/type",keyword:"type",params:{type: "string"},schema:schema22.properties.circuitBreaker.properties.timeout.type,parentSchema:schema22.properties.circuitBreaker.properties.timeout,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/circuitBreaker",schemaPath:"#/properties/circuitBreaker/type",keyword:"type",params:{type: "object"},schema:schema22.properties.circuitBreaker.type,parentSchema:schema22.properties.circuitBreaker,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

const schema23 = {"type":"object","additionalProperties":false,"properties":{"endpoint":{"type":"string","pattern":"^(https?://)?([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?(/[^\\s]*)?$","x-form":"an http or https URL, or host:port"},"serviceName":{"type":"string","pattern":"^(\\S(.*\\S)?)?$","x-form":"a string (without spaces around it)"},"serviceVersion":{"type":"string"},"tracingEnabled":{"type":"boolean"},"metricsEnabled":{"type":"boolean"},"samplingRate":{"type":"string","pattern":"^(0(\\.[0-9]+)?|1(\\.0+)?)$","x-form":"a number from 0 to 1 (0.25)"},"headers":{"type":"object","additionalProperties":{"type":"string"}},"insecure":{"type":"boolean"},"enablePrometheusMetricsPath":{"type":"boolean"},"environmentVariables":{"type":"array","items":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","x-form":"a variable name (letters, digits and \"_\", not beginning with a digit)"},"x-list":{"type":"set"}},"customAttributes":{"type":"object","additionalProperties":{"type":"string"}},"useLegacyAttributes":{"type":"boolean"},"caCertPath":{"type":"string"}}};
const pattern11 = new RegExp("^(https?://)?([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?(/[^\\s]*)?$", "u");
const pattern12 = new RegExp("^(0(\\.[0-9]+)?|1(\\.0+)?)$", "u");

function validate23(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema23.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.endpoint !== undefined){
let data0 = data.endpoint;
if(typeof data0 === "string"){
if(!pattern11.test(data0)){
const err1 = {instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/pattern",keyword:"pattern",params:{ pattern: "the form of an http or https URL, or host:port" },schema:"^(https?://)?([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?(/[^\\s]*)?$",parentSchema:schema23.properties.endpoint,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/type",keyword:"type",params:{type: "string"},schema:schema23.properties.endpoint.type,parentSchema:schema23.properties.endpoint,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.serviceName !== undefined){
let data1 = data.serviceName;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/serviceName",schemaPath:"#/properties/serviceName/pattern",keyword:"pattern",params:{ pattern: "the form of a string (without spaces around it)" },schema:"^(\\S(.*\\S)?)?$",parentSchema:schema23.properties.serviceName,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/serviceName",schemaPath:"#/properties/serviceName/type",keyword:"type",params:{type: "string"},schema:schema23.properties.serviceName.type,parentSchema:schema23.properties.serviceName,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.serviceVersion !== undefined){
let data2 = data.serviceVersion;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/serviceVersion",schemaPath:"#/properties/serviceVersion/type",keyword:"type",params:{type: "string"},schema:schema23.properties.serviceVersion.type,parentSchema:schema23.properties.serviceVersion,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.tracingEnabled !== undefined){
let data3 = data.tracingEnabled;
if(typeof data3 !== "boolean"){
const err6 = {instancePath:instancePath+"/tracingEnabled",schemaPath:"#/properties/tracingEnabled/type",keyword:"type",params:{type: "boolean"},schema:schema23.properties.tracingEnabled.type,parentSchema:schema23.properties.tracingEnabled,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.metricsEnabled !== undefined){
let data4 = data.metricsEnabled;
if(typeof data4 !== "boolean"){
const err7 = {instancePath:instancePath+"/metricsEnabled",schemaPath:"#/properties/metricsEnabled/type",keyword:"type",params:{type: "boolean"},schema:schema23.properties.metricsEnabled.type,parentSchema:schema23.properties.metricsEnabled,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.samplingRate !== undefined){
let data5 = data.samplingRate;
if(typeof data5 === "string"){
if(!pattern12.test(data5)){
const err8 = {instancePath:instancePath+"/samplingRate",schemaPath:"#/properties/samplingRate/pattern",keyword:"pattern",params:{ pattern: "the form of a number from 0 to 1 (0.25)" },schema:"^(0(\\.[0-9]+)?|1(\\.0+)?)$",parentSchema:schema23.properties.samplingRate,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/samplingRate",schemaPath:"#/properties/samplingRate/type",keyword:"type",params:{type: "string"},schema:schema23.properties.samplingRate.type,parentSchema:schema23.properties.samplingRate,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.headers !== undefined){
let data6 = data.headers;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
let data7 = data6[key1];
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/headers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema23.properties.headers.additionalProperties.type,parentSchema:schema23.properties.headers.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"},schema:schema23.properties.headers.type,parentSchema:schema23.properties.headers,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.insecure !== undefined){
let data8 = data.insecure;
if(typeof data8 !== "boolean"){
const err12 = {instancePath:instancePath+"/insecure",schemaPath:"#/properties/insecure/type",keyword:"type",params:{type: "boolean"},schema:schema23.properties.insecure.type,parentSchema:schema23.properties.insecure,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.enablePrometheusMetricsPath !== undefined){
let data9 = data.enablePrometheusMetricsPath;
if(typeof data9 !== "boolean"){
const err13 = {instancePath:instancePath+"/enablePrometheusMetricsPath",schemaPath:"#/properties/enablePrometheusMetricsPath/type",keyword:"type",params:{type: "boolean"},schema:schema23.properties.enablePrometheusMetricsPath.type,parentSchema:schema23.properties.enablePrometheusMetricsPath,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.environmentVariables !== undefined){
let data10 = data.environmentVariables;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(typeof data11 === "string"){
if(!pattern2.test(data11)){
const err14 = {instancePath:instancePath+"/environmentVariables/" + i0,schemaPath:"#/properties/environmentVariables/items/pattern",keyword:"pattern",params:{ pattern: "the form of a variable name (letters, digits and \"_\", not beginning with a digit)" },schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema23.properties.environmentVariables.items,data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/environmentVariables/" + i0,schemaPath:"#/properties/environmentVariables/items/type",keyword:"type",params:{type: "string"},schema:schema23.properties.environmentVariables.items.type,parentSchema:schema23.properties.environmentVariables.items,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
let twice0;
if (data10.length > 1) { const seen = new Map(); data10.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err16 = {instancePath:instancePath+"/environmentVariables",schemaPath:"#/properties/environmentVariables/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema23.properties.environmentVariables["x-list"],parentSchema:schema23.properties.environmentVariables,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/environmentVariables",schemaPath:"#/properties/environmentVariables/type",keyword:"type",params:{type: "array"},schema:schema23.properties.environmentVariables.type,parentSchema:schema23.properties.environmentVariables,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.customAttributes !== undefined){
let data12 = data.customAttributes;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key2 in data12){
let data13 = data12[key2];
if(typeof data13 !== "string"){
const err18 = {instancePath:instancePath+"/customAttributes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/customAttributes/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema23.properties.customAttributes.additionalProperties.type,parentSchema:schema23.properties.customAttributes.additionalProperties,data:data13};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/customAttributes",schemaPath:"#/properties/customAttributes/type",keyword:"type",params:{type: "object"},schema:schema23.properties.customAttributes.type,parentSchema:schema23.properties.customAttributes,data:data12};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.useLegacyAttributes !== undefined){
let data14 = data.useLegacyAttributes;
if(typeof data14 !== "boolean"){
const err20 = {instancePath:instancePath+"/useLegacyAttributes",schemaPath:"#/properties/useLegacyAttributes/type",keyword:"type",params:{type: "boolean"},schema:schema23.properties.useLegacyAttributes.type,parentSchema:schema23.properties.useLegacyAttributes,data:data14};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.caCertPath !== undefined){
let data15 = data.caCertPath;
if(typeof data15 !== "string"){
const err21 = {instancePath:instancePath+"/caCertPath",schemaPath:"#/properties/caCertPath/type",keyword:"type",params:{type: "string"},schema:schema23.properties.caCertPath.type,parentSchema:schema23.properties.caCertPath,data:data15};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema23.type,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

const schema24 = {"type":"object","additionalProperties":false,"properties":{"enabled":{"type":"boolean"},"component":{"type":"string"},"eventTypes":{"type":"array","items":{"type":"string","minLength":1},"x-list":{"type":"set"}},"excludeEventTypes":{"type":"array","items":{"type":"string","minLength":1},"x-list":{"type":"set"}},"includeRequestData":{"type":"boolean"},"includeResponseData":{"type":"boolean"},"maxDataSize":{"minimum":0,"maximum":1048576,"type":"integer"},"logFile":{"type":"string"}}};

function validate24(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((((key0 === "enabled") || (key0 === "component")) || (key0 === "eventTypes")) || (key0 === "excludeEventTypes")) || (key0 === "includeRequestData")) || (key0 === "includeResponseData")) || (key0 === "maxDataSize")) || (key0 === "logFile"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.enabled !== undefined){
let data0 = data.enabled;
if(typeof data0 !== "boolean"){
const err1 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema24.properties.enabled.type,parentSchema:schema24.properties.enabled,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.component !== undefined){
let data1 = data.component;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/component",schemaPath:"#/properties/component/type",keyword:"type",params:{type: "string"},schema:schema24.properties.component.type,parentSchema:schema24.properties.component,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.eventTypes !== undefined){
let data2 = data.eventTypes;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(isShorter(data3, 1)){
const err3 = {instancePath:instancePath+"/eventTypes/" + i0,schemaPath:"#/properties/eventTypes/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema24.properties.eventTypes.items,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/eventTypes/" + i0,schemaPath:"#/properties/eventTypes/items/type",keyword:"type",params:{type: "string"},schema:schema24.properties.eventTypes.items.type,parentSchema:schema24.properties.eventTypes.items,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let twice0;
if (data2.length > 1) { const seen = new Map(); data2.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err5 = {instancePath:instancePath+"/eventTypes",schemaPath:"#/properties/eventTypes/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema24.properties.eventTypes["x-list"],parentSchema:schema24.properties.eventTypes,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/eventTypes",schemaPath:"#/properties/eventTypes/type",keyword:"type",params:{type: "array"},schema:schema24.properties.eventTypes.type,parentSchema:schema24.properties.eventTypes,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.excludeEventTypes !== undefined){
let data4 = data.excludeEventTypes;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(isShorter(data5, 1)){
const err7 = {instancePath:instancePath+"/excludeEventTypes/" + i1,schemaPath:"#/properties/excludeEventTypes/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema24.properties.excludeEventTypes.items,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/excludeEventTypes/" + i1,schemaPath:"#/properties/excludeEventTypes/items/type",keyword:"type",params:{type: "string"},schema:schema24.properties.excludeEventTypes.items.type,parentSchema:schema24.properties.excludeEventTypes.items,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let twice1;
if (data4.length > 1) { const seen = new Map(); data4.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice1 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice1 !== undefined){
const err9 = {instancePath:instancePath+"/excludeEventTypes",schemaPath:"#/properties/excludeEventTypes/x-list",keyword:"x-list",params:{ first: twice1[0], second: twice1[1], keys: [] },schema:schema24.properties.excludeEventTypes["x-list"],parentSchema:schema24.properties.excludeEventTypes,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/excludeEventTypes",schemaPath:"#/properties/excludeEventTypes/type",keyword:"type",params:{type: "array"},schema:schema24.properties.excludeEventTypes.type,parentSchema:schema24.properties.excludeEventTypes,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.includeRequestData !== undefined){
let data6 = data.includeRequestData;
if(typeof data6 !== "boolean"){
const err11 = {instancePath:instancePath+"/includeRequestData",schemaPath:"#/properties/includeRequestData/type",keyword:"type",params:{type: "boolean"},schema:schema24.properties.includeRequestData.type,parentSchema:schema24.properties.includeRequestData,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.includeResponseData !== undefined){
let data7 = data.includeResponseData;
if(typeof data7 !== "boolean"){
const err12 = {instancePath:instancePath+"/includeResponseData",schemaPath:"#/properties/includeResponseData/type",keyword:"type",params:{type: "boolean"},schema:schema24.properties.includeResponseData.type,parentSchema:schema24.properties.includeResponseData,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.maxDataSize !== undefined){
let data8 = data.maxDataSize;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err13 = {instancePath:instancePath+"/maxDataSize",schemaPath:"#/properties/maxDataSize/type",keyword:"type",params:{type: "integer"},schema:schema24.properties.maxDataSize.type,parentSchema:schema24.properties.maxDataSize,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1048576 || isNaN(data8)){
const err14 = {instancePath:instancePath+"/maxDataSize",schemaPath:"#/properties/maxDataSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1048576},schema:1048576,parentSchema:schema24.properties.maxDataSize,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err15 = {instancePath:instancePath+"/maxDataSize",schemaPath:"#/properties/maxDataSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema24.properties.maxDataSize,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.logFile !== undefined){
let data9 = data.logFile;
if(typeof data9 !== "string"){
const err16 = {instancePath:instancePath+"/logFile",schemaPath:"#/properties/logFile/type",keyword:"type",params:{type: "string"},schema:schema24.properties.logFile.type,parentSchema:schema24.properties.logFile,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

const schema25 = {"type":"object","additionalProperties":false,"properties":{"embeddingService":{"$ref":"../value/web-address.json"},"embeddingServiceTimeout":{"$ref":"../value/positive-duration.json"},"maxToolsToReturn":{"minimum":0,"maximum":50,"type":"integer"},"hybridSearchSemanticRatio":{"type":"string","pattern":"^(0(\\.[0-9]+)?|1(\\.0+)?)$","x-form":"a number from 0 to 1 (0.25)"},"semanticDistanceThreshold":{"type":"string","pattern":"^([01](\\.[0-9]+)?|2(\\.0+)?)$","x-form":"a number from 0 to 2 (0.5)"},"pinnedTools":{"type":"array","items":{"type":"string","minLength":1},"x-list":{"type":"set"}},"vectorFolder":{"$ref":"../value/file-path.json"}}};
const pattern13 = new RegExp("^([01](\\.[0-9]+)?|2(\\.0+)?)$", "u");

function validate25(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "embeddingService") || (key0 === "embeddingServiceTimeout")) || (key0 === "maxToolsToReturn")) || (key0 === "hybridSearchSemanticRatio")) || (key0 === "semanticDistanceThreshold")) || (key0 === "pinnedTools")) || (key0 === "vectorFolder"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.embeddingService !== undefined){
if(!(validate1(data.embeddingService, instancePath+"/embeddingService"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.embeddingServiceTimeout !== undefined){
if(!(validate14(data.embeddingServiceTimeout, instancePath+"/embeddingServiceTimeout"))){
vErrors = vErrors === null ? validate14.errors : joined(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.maxToolsToReturn !== undefined){
let data2 = data.maxToolsToReturn;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err1 = {instancePath:instancePath+"/maxToolsToReturn",schemaPath:"#/properties/maxToolsToReturn/type",keyword:"type",params:{type: "integer"},schema:schema25.properties.maxToolsToReturn.type,parentSchema:schema25.properties.maxToolsToReturn,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 50 || isNaN(data2)){
const err2 = {instancePath:instancePath+"/maxToolsToReturn",schemaPath:"#/properties/maxToolsToReturn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},schema:50,parentSchema:schema25.properties.maxToolsToReturn,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/maxToolsToReturn",schemaPath:"#/properties/maxToolsToReturn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema25.properties.maxToolsToReturn,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.hybridSearchSemanticRatio !== undefined){
let data3 = data.hybridSearchSemanticRatio;
if(typeof data3 === "string"){
if(!pattern12.test(data3)){
const err4 = {instancePath:instancePath+"/hybridSearchSemanticRatio",schemaPath:"#/properties/hybridSearchSemanticRatio/pattern",keyword:"pattern",params:{ pattern: "the form of a number from 0 to 1 (0.25)" },schema:"^(0(\\.[0-9]+)?|1(\\.0+)?)$",parentSchema:schema25.properties.hybridSearchSemanticRatio,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/hybridSearchSemanticRatio",schemaPath:"#/properties/hybridSearchSemanticRatio/type",keyword:"type",params:{type: "string"},schema:schema25.properties.hybridSearchSemanticRatio.type,parentSchema:schema25.properties.hybridSearchSemanticRatio,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.semanticDistanceThreshold !== undefined){
let data4 = data.semanticDistanceThreshold;
if(typeof data4 === "string"){
if(!pattern13.test(data4)){
const err6 = {instancePath:instancePath+"/semanticDistanceThreshold",schemaPath:"#/properties/semanticDistanceThreshold/pattern",keyword:"pattern",params:{ pattern: "the form of a number from 0 to 2 (0.5)" },schema:"^([01](\\.[0-9]+)?|2(\\.0+)?)$",parentSchema:schema25.properties.semanticDistanceThreshold,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/semanticDistanceThreshold",schemaPath:"#/properties/semanticDistanceThreshold/type",keyword:"type",params:{type: "string"},schema:schema25.properties.semanticDistanceThreshold.type,parentSchema:schema25.properties.semanticDistanceThreshold,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.pinnedTools !== undefined){
let data5 = data.pinnedTools;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(isShorter(data6, 1)){
const err8 = {instancePath:instancePath+"/pinnedTools/" + i0,schemaPath:"#/properties/pinnedTools/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema25.properties.pinnedTools.items,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/pinnedTools/" + i0,schemaPath:"#/properties/pinnedTools/items/type",keyword:"type",params:{type: "string"},schema:schema25.properties.pinnedTools.items.type,parentSchema:schema25.properties.pinnedTools.items,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
let twice0;
if (data5.length > 1) { const seen = new Map(); data5.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err10 = {instancePath:instancePath+"/pinnedTools",schemaPath:"#/properties/pinnedTools/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema25.properties.pinnedTools["x-list"],parentSchema:schema25.properties.pinnedTools,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/pinnedTools",schemaPath:"#/properties/pinnedTools/type",keyword:"type",params:{type: "array"},schema:schema25.properties.pinnedTools.type,parentSchema:schema25.properties.pinnedTools,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.vectorFolder !== undefined){
if(!(validate3(data.vectorFolder, instancePath+"/vectorFolder"))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema25.type,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}

const schema26 = {"type":"object","additionalProperties":false,"required":["provider"],"properties":{"provider":{"type":"string","enum":["memory","redis"]},"address":{"$ref":"../value/host-port.json"},"db":{"minimum":0,"maximum":9007199254740991,"type":"integer"},"keyPrefix":{"type":"string"}},"x-rule":[{"requires":{"if":{"provider":"redis"},"then":{"address":true},"message":"Provider redis needs address: the host and port of Redis."}},{"requires":{"if":{"provider":"memory"},"then":{"address":false,"db":0,"keyPrefix":false},"message":"address, db and keyPrefix belong to provider redis."}}]};
const schema27 = {"type":"string","minLength":1,"pattern":"^([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+\\]):([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$","x-form":"host:port","examples":["redis:6379"]};
const pattern14 = new RegExp("^([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+\\]):([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$", "u");

function validate26(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isShorter(data, 1)){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern14.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "the form of host:port" },schema:"^([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+\\]):([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$",parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema27.type,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}


function validate27(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.provider === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"},schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "provider") || (key0 === "address")) || (key0 === "db")) || (key0 === "keyPrefix"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.provider !== undefined){
let data0 = data.provider;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},schema:schema26.properties.provider.type,parentSchema:schema26.properties.provider,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data0 === "memory") || (data0 === "redis"))){
const err3 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/enum",keyword:"enum",params:{allowedValues: schema26.properties.provider.enum},schema:schema26.properties.provider.enum,parentSchema:schema26.properties.provider,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.address !== undefined){
if(!(validate26(data.address, instancePath+"/address"))){
vErrors = vErrors === null ? validate26.errors : joined(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.db !== undefined){
let data2 = data.db;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/db",schemaPath:"#/properties/db/type",keyword:"type",params:{type: "integer"},schema:schema26.properties.db.type,parentSchema:schema26.properties.db,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/db",schemaPath:"#/properties/db/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema26.properties.db,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/db",schemaPath:"#/properties/db/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema26.properties.db,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.keyPrefix !== undefined){
let data3 = data.keyPrefix;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/keyPrefix",schemaPath:"#/properties/keyPrefix/type",keyword:"type",params:{type: "string"},schema:schema26.properties.keyPrefix.type,parentSchema:schema26.properties.keyPrefix,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if((data.provider === "redis") && (!(data.address !== undefined))){
const err8 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "Provider redis needs address: the host and port of Redis.", fields: ["provider", "address"] } },schema:schema26["x-rule"],parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.provider === "memory") && (!(((data.address === undefined) && ((data.db === 0) || ((data !== undefined) && (data.db === undefined)))) && (data.keyPrefix === undefined)))){
const err9 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "address, db and keyPrefix belong to provider redis.", fields: ["provider", "address", "db", "keyPrefix"] } },schema:schema26["x-rule"],parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":"object","additionalProperties":false,"properties":{"shared":{"$ref":"./rate-limit-bucket.json"},"perUser":{"$ref":"./rate-limit-bucket.json"},"tools":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)","minLength":1},"shared":{"$ref":"./rate-limit-bucket.json"},"perUser":{"$ref":"./rate-limit-bucket.json"}},"x-rule":[{"atLeastOneOf":["shared","perUser"]}]},"x-list":{"type":"map","keys":["name"]},"minItems":1}},"x-rule":[{"atLeastOneOf":["shared","perUser","tools"]}]};
const schema29 = {"type":"object","additionalProperties":false,"required":["maxTokens","refillPeriod"],"properties":{"maxTokens":{"minimum":1,"maximum":9007199254740991,"type":"integer"},"refillPeriod":{"$ref":"../value/positive-duration.json"}}};

function validate28(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.maxTokens === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maxTokens"},schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.refillPeriod === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refillPeriod"},schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "maxTokens") || (key0 === "refillPeriod"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.maxTokens !== undefined){
let data0 = data.maxTokens;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/maxTokens",schemaPath:"#/properties/maxTokens/type",keyword:"type",params:{type: "integer"},schema:schema29.properties.maxTokens.type,parentSchema:schema29.properties.maxTokens,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/maxTokens",schemaPath:"#/properties/maxTokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema29.properties.maxTokens,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/maxTokens",schemaPath:"#/properties/maxTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema29.properties.maxTokens,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.refillPeriod !== undefined){
if(!(validate14(data.refillPeriod, instancePath+"/refillPeriod"))){
vErrors = vErrors === null ? validate14.errors : joined(vErrors, validate14.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema29.type,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}


function validate29(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "shared") || (key0 === "perUser")) || (key0 === "tools"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.shared !== undefined){
if(!(validate28(data.shared, instancePath+"/shared"))){
vErrors = vErrors === null ? validate28.errors : joined(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.perUser !== undefined){
if(!(validate28(data.perUser, instancePath+"/perUser"))){
vErrors = vErrors === null ? validate28.errors : joined(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.tools !== undefined){
let data2 = data.tools;
if(Array.isArray(data2)){
if(data2.length < 1){
const err1 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema28.properties.tools,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name === undefined){
const err2 = {instancePath:instancePath+"/tools/" + i0,schemaPath:"#/properties/tools/items/required",keyword:"required",params:{missingProperty: "name"},schema:schema28.properties.tools.items.required,parentSchema:schema28.properties.tools.items,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data3){
if(!(((key1 === "name") || (key1 === "shared")) || (key1 === "perUser"))){
const err3 = {instancePath:instancePath+"/tools/" + i0,schemaPath:"#/properties/tools/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema28.properties.tools.items,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.name !== undefined){
let data4 = data3.name;
if(typeof data4 === "string"){
if(isShorter(data4, 1)){
const err4 = {instancePath:instancePath+"/tools/" + i0+"/name",schemaPath:"#/properties/tools/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema28.properties.tools.items.properties.name,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern0.test(data4)){
const err5 = {instancePath:instancePath+"/tools/" + i0+"/name",schemaPath:"#/properties/tools/items/properties/name/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema28.properties.tools.items.properties.name,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/tools/" + i0+"/name",schemaPath:"#/properties/tools/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema28.properties.tools.items.properties.name.type,parentSchema:schema28.properties.tools.items.properties.name,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.shared !== undefined){
if(!(validate28(data3.shared, instancePath+"/tools/" + i0+"/shared"))){
vErrors = vErrors === null ? validate28.errors : joined(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data3.perUser !== undefined){
if(!(validate28(data3.perUser, instancePath+"/tools/" + i0+"/perUser"))){
vErrors = vErrors === null ? validate28.errors : joined(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if((data3.shared !== undefined ? 1 : 0) + (data3.perUser !== undefined ? 1 : 0) < 1){
const err7 = {instancePath:instancePath+"/tools/" + i0,schemaPath:"#/properties/tools/items/x-rule",keyword:"x-rule",params:{ rule: "atLeastOneOf", detail: { fields: ["shared", "perUser"] } },schema:schema28.properties.tools.items["x-rule"],parentSchema:schema28.properties.tools.items,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/tools/" + i0,schemaPath:"#/properties/tools/items/type",keyword:"type",params:{type: "object"},schema:schema28.properties.tools.items.type,parentSchema:schema28.properties.tools.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let twice0;
if (data2.length > 1) { const seen = new Map(); data2.forEach((item, index) => { const identity = typeof item?.["name"] === "string" ? "=" + item?.["name"] : JSON.stringify([item?.["name"]]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err9 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: ["name"] },schema:schema28.properties.tools["x-list"],parentSchema:schema28.properties.tools,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"},schema:schema28.properties.tools.type,parentSchema:schema28.properties.tools,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if((data.shared !== undefined ? 1 : 0) + (data.perUser !== undefined ? 1 : 0) + (data.tools !== undefined ? 1 : 0) < 1){
const err11 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "atLeastOneOf", detail: { fields: ["shared", "perUser", "tools"] } },schema:schema28["x-rule"],parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema28.type,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}


function validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.groupRef === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groupRef"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema0.properties.name.type,parentSchema:schema0.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.groupRef !== undefined){
let data1 = data.groupRef;
if(typeof data1 === "string"){
if(isShorter(data1, 1)){
const err3 = {instancePath:instancePath+"/groupRef",schemaPath:"#/properties/groupRef/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.groupRef,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/groupRef",schemaPath:"#/properties/groupRef/type",keyword:"type",params:{type: "string"},schema:schema0.properties.groupRef.type,parentSchema:schema0.properties.groupRef,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.backends !== undefined){
let data2 = data.backends;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate2(data2[i0], instancePath+"/backends/" + i0))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
}
let twice0;
if (data2.length > 1) { const seen = new Map(); data2.forEach((item, index) => { const identity = typeof item?.["name"] === "string" ? "=" + item?.["name"] : JSON.stringify([item?.["name"]]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err5 = {instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: ["name"] },schema:schema0.properties.backends["x-list"],parentSchema:schema0.properties.backends,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/type",keyword:"type",params:{type: "array"},schema:schema0.properties.backends.type,parentSchema:schema0.properties.backends,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.incomingAuth !== undefined){
if(!(validate6(data.incomingAuth, instancePath+"/incomingAuth"))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.outgoingAuth !== undefined){
if(!(validate9(data.outgoingAuth, instancePath+"/outgoingAuth"))){
vErrors = vErrors === null ? validate9.errors : joined(vErrors, validate9.errors);
errors = vErrors.length;
}
}
if(data.aggregation !== undefined){
if(!(validate13(data.aggregation, instancePath+"/aggregation"))){
vErrors = vErrors === null ? validate13.errors : joined(vErrors, validate13.errors);
errors = vErrors.length;
}
}
if(data.compositeTools !== undefined){
let data7 = data.compositeTools;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(validate21(data7[i1], instancePath+"/compositeTools/" + i1))){
vErrors = vErrors === null ? validate21.errors : joined(vErrors, validate21.errors);
errors = vErrors.length;
}
}
let twice1;
if (data7.length > 1) { const seen = new Map(); data7.forEach((item, index) => { const identity = typeof item?.["name"] === "string" ? "=" + item?.["name"] : JSON.stringify([item?.["name"]]); if (seen.has(identity)) twice1 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice1 !== undefined){
const err7 = {instancePath:instancePath+"/compositeTools",schemaPath:"#/properties/compositeTools/x-list",keyword:"x-list",params:{ first: twice1[0], second: twice1[1], keys: ["name"] },schema:schema0.properties.compositeTools["x-list"],parentSchema:schema0.properties.compositeTools,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/compositeTools",schemaPath:"#/properties/compositeTools/type",keyword:"type",params:{type: "array"},schema:schema0.properties.compositeTools.type,parentSchema:schema0.properties.compositeTools,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.compositeToolRefs !== undefined){
let data9 = data.compositeToolRefs;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.name === undefined){
const err9 = {instancePath:instancePath+"/compositeToolRefs/" + i2,schemaPath:"#/properties/compositeToolRefs/items/required",keyword:"required",params:{missingProperty: "name"},schema:schema0.properties.compositeToolRefs.items.required,parentSchema:schema0.properties.compositeToolRefs.items,data:data10};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data10){
if(!(key1 === "name")){
const err10 = {instancePath:instancePath+"/compositeToolRefs/" + i2,schemaPath:"#/properties/compositeToolRefs/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema0.properties.compositeToolRefs.items,data:data10};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data10.name !== undefined){
let data11 = data10.name;
if(typeof data11 === "string"){
if(isShorter(data11, 1)){
const err11 = {instancePath:instancePath+"/compositeToolRefs/" + i2+"/name",schemaPath:"#/properties/compositeToolRefs/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.compositeToolRefs.items.properties.name,data:data11};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/compositeToolRefs/" + i2+"/name",schemaPath:"#/properties/compositeToolRefs/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema0.properties.compositeToolRefs.items.properties.name.type,parentSchema:schema0.properties.compositeToolRefs.items.properties.name,data:data11};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/compositeToolRefs/" + i2,schemaPath:"#/properties/compositeToolRefs/items/type",keyword:"type",params:{type: "object"},schema:schema0.properties.compositeToolRefs.items.type,parentSchema:schema0.properties.compositeToolRefs.items,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
let twice2;
if (data9.length > 1) { const seen = new Map(); data9.forEach((item, index) => { const identity = typeof item?.["name"] === "string" ? "=" + item?.["name"] : JSON.stringify([item?.["name"]]); if (seen.has(identity)) twice2 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice2 !== undefined){
const err14 = {instancePath:instancePath+"/compositeToolRefs",schemaPath:"#/properties/compositeToolRefs/x-list",keyword:"x-list",params:{ first: twice2[0], second: twice2[1], keys: ["name"] },schema:schema0.properties.compositeToolRefs["x-list"],parentSchema:schema0.properties.compositeToolRefs,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/compositeToolRefs",schemaPath:"#/properties/compositeToolRefs/type",keyword:"type",params:{type: "array"},schema:schema0.properties.compositeToolRefs.type,parentSchema:schema0.properties.compositeToolRefs,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.operational !== undefined){
let data12 = data.operational;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key2 in data12){
if(!(((key2 === "logLevel") || (key2 === "timeouts")) || (key2 === "failureHandling"))){
const err16 = {instancePath:instancePath+"/operational",schemaPath:"#/properties/operational/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema0.properties.operational,data:data12};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data12.logLevel !== undefined){
let data13 = data12.logLevel;
if(typeof data13 !== "string"){
const err17 = {instancePath:instancePath+"/operational/logLevel",schemaPath:"#/properties/operational/properties/logLevel/type",keyword:"type",params:{type: "string"},schema:schema0.properties.operational.properties.logLevel.type,parentSchema:schema0.properties.operational.properties.logLevel,data:data13};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(data13 === "debug")){
const err18 = {instancePath:instancePath+"/operational/logLevel",schemaPath:"#/properties/operational/properties/logLevel/enum",keyword:"enum",params:{allowedValues: schema0.properties.operational.properties.logLevel.enum},schema:schema0.properties.operational.properties.logLevel.enum,parentSchema:schema0.properties.operational.properties.logLevel,data:data13};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data12.timeouts !== undefined){
let data14 = data12.timeouts;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key3 in data14){
if(!((key3 === "default") || (key3 === "perWorkload"))){
const err19 = {instancePath:instancePath+"/operational/timeouts",schemaPath:"#/properties/operational/properties/timeouts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema0.properties.operational.properties.timeouts,data:data14};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data14.default !== undefined){
if(!(validate14(data14.default, instancePath+"/operational/timeouts/default"))){
vErrors = vErrors === null ? validate14.errors : joined(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data14.perWorkload !== undefined){
let data16 = data14.perWorkload;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key4 in data16){
if(!(validate14(data16[key4], instancePath+"/operational/timeouts/perWorkload/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")))){
vErrors = vErrors === null ? validate14.errors : joined(vErrors, validate14.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/operational/timeouts/perWorkload",schemaPath:"#/properties/operational/properties/timeouts/properties/perWorkload/type",keyword:"type",params:{type: "object"},schema:schema0.properties.operational.properties.timeouts.properties.perWorkload.type,parentSchema:schema0.properties.operational.properties.timeouts.properties.perWorkload,data:data16};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/operational/timeouts",schemaPath:"#/properties/operational/properties/timeouts/type",keyword:"type",params:{type: "object"},schema:schema0.properties.operational.properties.timeouts.type,parentSchema:schema0.properties.operational.properties.timeouts,data:data14};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data12.failureHandling !== undefined){
if(!(validate22(data12.failureHandling, instancePath+"/operational/failureHandling"))){
vErrors = vErrors === null ? validate22.errors : joined(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/operational",schemaPath:"#/properties/operational/type",keyword:"type",params:{type: "object"},schema:schema0.properties.operational.type,parentSchema:schema0.properties.operational,data:data12};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.metadata !== undefined){
let data19 = data.metadata;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key5 in data19){
let data20 = data19[key5];
if(typeof data20 !== "string"){
const err23 = {instancePath:instancePath+"/metadata/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema0.properties.metadata.additionalProperties.type,parentSchema:schema0.properties.metadata.additionalProperties,data:data20};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},schema:schema0.properties.metadata.type,parentSchema:schema0.properties.metadata,data:data19};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.telemetry !== undefined){
if(!(validate23(data.telemetry, instancePath+"/telemetry"))){
vErrors = vErrors === null ? validate23.errors : joined(vErrors, validate23.errors);
errors = vErrors.length;
}
}
if(data.audit !== undefined){
if(!(validate24(data.audit, instancePath+"/audit"))){
vErrors = vErrors === null ? validate24.errors : joined(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.optimizer !== undefined){
if(!(validate25(data.optimizer, instancePath+"/optimizer"))){
vErrors = vErrors === null ? validate25.errors : joined(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data.sessionStorage !== undefined){
if(!(validate27(data.sessionStorage, instancePath+"/sessionStorage"))){
vErrors = vErrors === null ? validate27.errors : joined(vErrors, validate27.errors);
errors = vErrors.length;
}
}
if(data.rateLimiting !== undefined){
if(!(validate29(data.rateLimiting, instancePath+"/rateLimiting"))){
vErrors = vErrors === null ? validate29.errors : joined(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.trustProxyHeaders !== undefined){
let data26 = data.trustProxyHeaders;
if(typeof data26 !== "boolean"){
const err25 = {instancePath:instancePath+"/trustProxyHeaders",schemaPath:"#/properties/trustProxyHeaders/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.trustProxyHeaders.type,parentSchema:schema0.properties.trustProxyHeaders,data:data26};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

